import { hall } from '../net/http';
import type { TableCard } from '../wire';

/** One's own tables, as far as they were looked through. */
export interface OwnTables {
  tables: TableCard[];
  /** Whether the hall has more of them. */
  goesOn: boolean;
}

/** Looks through one's own tables, page by page, until there are so many or no more. */
export async function ownTables(atLeast: number): Promise<OwnTables> {
  const found = new Map<string, TableCard>(); // one that ends meanwhile moves on, and may be told twice
  let from: number | undefined = 0;
  do {
    const { tables, next }: { tables: TableCard[]; next?: number } = await hall.myTables(from);
    for (const table of tables) found.set(table.id, table);
    from = next;
  } while (from !== undefined && found.size < atLeast);
  return { tables: [...found.values()], goesOn: from !== undefined };
}
