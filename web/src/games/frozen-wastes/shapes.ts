// Generated from the catalogue of the game. Do not edit: change it there and run ./winterhall generate.
// Shapes by game-icons.net (CC BY 3.0), taken one by one; their names stand in NOTICE.
import type { Component } from 'svelte';


/** The shape of each thing that has one, by its anchor. */
export const shapes: Readonly<Record<string, Component>> = {

};
