import { mount } from 'svelte'
import App from './App.svelte'
import { watchForFaults } from './lib/faults.svelte'
import './fonts.css'
import './cast.css'
import './theme.css'
import './figures.css'
import './components.css'
import './board.css'
import './motion.css'

watchForFaults()
mount(App, { target: document.getElementById('app')! })
