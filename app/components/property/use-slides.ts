import { type RefObject, useEffect, useState } from 'react';

/** Each picture shows for 5000 ms; the transition, over 1200 ms, is the `slide` class. */
const INTERVAL_MS = 5000;

type Slides = { order: readonly number[]; frame: RefObject<HTMLElement | null>; isHeld: boolean };

/**
 * Steps through the pictures of `order`, indexes, every 5000 ms while the frame is on screen, on screens of 800 px and more. Pauses for
 * reduced motion, in a hidden tab, under the pointer or the keyboard, when data saving is on, and once it is stopped.
 */
export function useSlides({ order, frame, isHeld }: Slides) {
	const count = order.length;
	const [isAble, setAble] = useState(false);
	const [isPlaying, setPlaying] = useState(true);
	const [step, setStep] = useState(0);

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
			setStep((turns) => turns + 1);
		}, INTERVAL_MS);
		return () => {
			clearInterval(timer);
			observer.disconnect();
		};
	}, [frame, isAble, isPlaying, isHeld]);

	const at = (turn: number) => order[turn % count] ?? 0;
	const next = at(step + 1);
	return {
		shown: at(step),
		next,
		/** The picture over the first one: only the next one until the first transition. */
		layers: isAble ? [...new Set(step === 0 ? [next] : [at(step - 1), at(step), next])] : [],
		isAble,
		isPlaying,
		setPlaying,
	};
}
