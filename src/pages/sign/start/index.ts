export { Component } from './ui/sign-page';
