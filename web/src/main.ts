import { mount } from 'svelte';
import App from './App.svelte';
import { followAddress } from './lib/page/route.svelte';
import { settings, wear } from './lib/page/settings.svelte';
import { meant, speak } from './lib/text/texts.svelte';
import './styles/theme.css';
import './styles/base.css';

wear(document.documentElement);
followAddress();
await speak(meant(settings.language));
const target = document.getElementById('app');
if (target) mount(App, { target });

// A page that is older than the hall asks for files that are gone: load it again, once.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('winterhall.reloaded') === location.href) return;
  event.preventDefault();
  sessionStorage.setItem('winterhall.reloaded', location.href);
  location.reload();
});

// Only where the origin is secure; a hall in a home network works without it.
if ('serviceWorker' in navigator && isSecureContext && import.meta.env.PROD) void navigator.serviceWorker.register('/shell.js');
