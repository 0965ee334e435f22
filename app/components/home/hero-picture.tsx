const TALL = '/scenes/hero-tall-480.avif 480w, /scenes/hero-tall-820.avif 820w';
const WIDE = '/scenes/hero-1120.avif 1120w, /scenes/hero-1920.avif 1920w';

/** Begins to fetch the picture that the first view is made of before the page's body is read; for a route's `meta`. */
export const heroPreloads = [
	{ media: '(width < 50rem)', imageSrcSet: TALL },
	{ media: '(width >= 50rem)', imageSrcSet: WIDE },
].map((picture) => ({
	tagName: 'link',
	rel: 'preload',
	as: 'image',
	type: 'image/avif',
	imageSizes: '100vw',
	fetchpriority: 'high',
	...picture,
}));

/** The property at night of the home page; `className` gives its place and its crop. */
export function HeroPicture({ className }: { className: string }) {
	return (
		<picture>
			<source media="(width < 50rem)" type="image/avif" srcSet={TALL} sizes="100vw" />
			<source
				media="(width < 50rem)"
				srcSet="/scenes/hero-tall-480.jpg 480w, /scenes/hero-tall-820.jpg 820w"
				sizes="100vw"
			/>
			<source type="image/avif" srcSet={WIDE} sizes="100vw" />
			<img
				src="/scenes/hero-1120.jpg"
				srcSet="/scenes/hero-1120.jpg 1120w, /scenes/hero-1920.jpg 1920w"
				sizes="100vw"
				width={1920}
				height={1280}
				alt=""
				{...{ fetchpriority: 'high' }}
				className={`absolute w-full object-cover ${className}`}
			/>
		</picture>
	);
}
