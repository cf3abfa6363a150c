export { Component } from './ui/sign-review-page';
