import { mount } from 'svelte';
import '../src/styles/theme.css';
import '../src/styles/base.css';
import { browserLanguage, speak } from '../src/lib/text/texts.svelte';
import Samples from './Samples.svelte';

await speak(browserLanguage(navigator.languages));
mount(Samples, { target: document.getElementById('app') ?? document.body });
