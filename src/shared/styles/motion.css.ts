import { keyframes } from '@vanilla-extract/css';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
export const riseIn = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const sinkOut = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });
export const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
export const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });
export const slideLeft = keyframes({ from: { transform: 'translateX(100%)' } });
export const slideRight = keyframes({ to: { transform: 'translateX(100%)' } });
export const stampIn = keyframes({ from: { opacity: 0, transform: 'scale(1.25)' } });
export const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
