export { Component } from './ui/draw-page';
