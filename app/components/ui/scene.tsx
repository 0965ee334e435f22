type SceneProps = {
	/** File name in public/scenes without width and type. */
	name: string;
	/** Widths that exist, ascending. */
	widths: readonly number[];
	sizes: string;
	width: number;
	height: number;
	alt: string;
	/** True for the one picture that the first view is made of. */
	isFirst?: boolean | undefined;
	className?: string;
};

/** One of the site's own pictures (not a property's), lazily loaded unless it is the first. */
export function Scene({ name, widths, sizes, width, height, alt, isFirst, className = '' }: SceneProps) {
	const set = (type: string) => widths.map((each) => `/scenes/${name}-${each}.${type} ${each}w`).join(', ');
	return (
		<picture className="block h-full">
			<source type="image/avif" srcSet={set('avif')} sizes={sizes} />
			<img
				src={`/scenes/${name}-${widths[0]}.jpg`}
				srcSet={set('jpg')}
				sizes={sizes}
				width={width}
				height={height}
				alt={alt}
				loading={isFirst ? 'eager' : 'lazy'}
				decoding={isFirst ? 'sync' : 'async'}
				{...(isFirst ? { fetchpriority: 'high' } : {})}
				className={`h-full w-full bg-light1 object-cover ${className}`}
			/>
		</picture>
	);
}
