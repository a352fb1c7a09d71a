import { humanised, type Lookup } from '../text/phrases';

/** A value of a setting as people say it; one that is a thing of the game is named as that thing: `location-types` are locations. */
export function settingValue(key: string, value: string, text: Lookup): string {
  const thing = (key.split('-')[0] ?? '').replace(/s$/, '');
  return text(`setting.${key}.${value}`) ?? text(`${thing}.${value}.name`) ?? text(`${thing}.${value}`) ?? humanised(value);
}
