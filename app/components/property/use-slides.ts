import { type RefObject, useEffect, useState } from 'react';

/** P§9: each picture stands for 5000 ms; the change itself, over 1200 ms, is the `slide` class. */
const INTERVAL_MS = 5000;

type Slides = { count: number; frame: RefObject<HTMLElement | null>; isHeld: boolean };

/**
 * Steps through pictures every 5000 ms while the frame is on screen, on screens of 800 px and more. Stands still for
 * reduced motion, in a hidden tab, under the pointer or the keyboard, when data is to be saved, and once it is stopped.
 */
export function useSlides({ count, frame, isHeld }: Slides) {
	const [isAble, setAble] = useState(false);
	const [isPlaying, setPlaying] = useState(true);
	const [step, setStep] = useState({ shown: 0, previous: 0 });

	useEffect(() => {
		const wide = matchMedia('(min-width: 50rem)');
		const still = matchMedia('(prefers-reduced-motion: reduce)');
		const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
		const look = () => setAble(count > 1 && wide.matches && !still.matches && !connection?.saveData);
		look();
		wide.addEventListener('change', look);
		still.addEventListener('change', look);
		return () => {
			wide.removeEventListener('change', look);
			still.removeEventListener('change', look);
		};
	}, [count]);

	useEffect(() => {
		const element = frame.current;
		if (!isAble || !isPlaying || isHeld || !element) return;
		let isSeen = true;
		const observer = new IntersectionObserver(([entry]) => {
			isSeen = entry?.isIntersecting ?? false;
		});
		observer.observe(element);
		const timer = setInterval(() => {
			if (!isSeen || document.hidden || element.matches(':hover, :focus-within')) return;
			setStep(({ shown }) => ({ shown: (shown + 1) % count, previous: shown }));
		}, INTERVAL_MS);
		return () => {
			clearInterval(timer);
			observer.disconnect();
		};
	}, [count, frame, isAble, isPlaying, isHeld]);

	return { ...step, isAble, isPlaying, setPlaying };
}
