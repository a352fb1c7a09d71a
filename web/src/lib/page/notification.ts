/** As much of the browser as a notice outside of the window needs. */
export interface Outside {
  isHidden(): boolean;
  permission(): NotificationPermission | 'none';
  ask(): Promise<NotificationPermission>;
  show(title: string, body: string, tag: string): Promise<void>;
}

/** What came of the wish to be told outside of the window. */
export type Consent = 'granted' | 'denied' | 'none';

/** Asks the reader's consent; only ever called by a click. Over plain HTTP browsers have no such notices: `none`. */
export async function askConsent(outside: Outside = browser): Promise<Consent> {
  const present = outside.permission();
  if (present !== 'default') return present;
  const answer = await outside.ask();
  return answer === 'default' ? 'denied' : answer;
}

/** Tells something outside of the window, if nobody looks at it and that was allowed. */
export async function notify(title: string, body: string, tag: string, outside: Outside = browser): Promise<boolean> {
  if (!outside.isHidden() || outside.permission() !== 'granted') return false;
  await outside.show(title, body, tag);
  return true;
}

const browser: Outside = {
  isHidden: () => document.hidden,
  permission: () => ('Notification' in window && isSecureContext ? Notification.permission : 'none'),
  ask: () => Notification.requestPermission(),
  async show(title, body, tag) {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(title, { body, tag }); // phones know only this way
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  },
};
