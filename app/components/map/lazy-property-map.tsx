import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hasWebGl2 } from './has-web-gl2.ts';
import type { PropertyMapProps } from './map-props.ts';
import { StillMap } from './still-map.tsx';

type LiveMap = ComponentType<PropertyMapProps & { onReady: () => void; onFail: () => void }>;

/** How far below the screen the map begins to load, so that most guests never see it arrive. */
const ROOT_MARGIN = '500px 0px';

/**
 * The Location section's map: a circle of about one kilometre around the rounded position, never the address.
 * Pages import this; MapLibre comes later, in its own chunk, when the map nears the screen. Its place is reserved (4:5 on
 * phones, 3:2 above), and a still picture holds it until then, without script and without WebGL for good.
 */
export function LazyPropertyMap(props: PropertyMapProps) {
	const box = useRef<HTMLDivElement>(null);
	const [Live, setLive] = useState<LiveMap | null>(null);
	const [isReady, setReady] = useState(false);
	const [isComing, setComing] = useState(false);

	useEffect(() => {
		// The server's build drops what follows, and with it MapLibre, which would double the Worker's size.
		if (import.meta.env.SSR || !box.current || !hasWebGl2()) return;
		let isCurrent = true;
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some((entry) => entry.isIntersecting)) return;
				observer.disconnect();
				setComing(true);
				import('./property-map.tsx').then(
					(module) => isCurrent && setLive(() => module.default),
					// The chunk did not come: the still picture is all the guest needs.
					() => isCurrent && setComing(false),
				);
			},
			{ rootMargin: ROOT_MARGIN },
		);
		observer.observe(box.current);
		return () => {
			isCurrent = false;
			observer.disconnect();
		};
	}, []);

	const { latitude, longitude, name, labels } = props;
	return (
		<figure className="m-0">
			<div
				ref={box}
				className="[container-type:size] relative isolate aspect-4/5 overflow-hidden bg-light1 xs:aspect-3/2"
			>
				<div aria-hidden={isReady || undefined} className="absolute inset-0">
					<StillMap latitude={latitude} longitude={longitude} name={name} label={labels.map} place={labels.place} />
				</div>
				{labels.loading && isComing && !isReady ? (
					<p role="status" className="absolute top-3 left-3 bg-sheet/90 px-3 py-1 text-small">
						{labels.loading}
					</p>
				) : null}
				{Live && (
					<div
						className={`absolute inset-0 transition-opacity duration-200 motion-reduce:transition-none ${isReady ? '' : 'opacity-0'}`}
					>
						<Live
							{...props}
							onReady={() => setReady(true)}
							onFail={() => {
								setLive(null);
								setComing(false);
							}}
						/>
					</div>
				)}
			</div>
			<figcaption className="mt-3 text-ink2 text-small">{labels.circleNote}</figcaption>
		</figure>
	);
}
