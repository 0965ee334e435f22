/** The placeholder of a property without pictures: two ridges in grey, which fit every brand's paper. */
export function NoPicture() {
	return (
		<img
			src="/scenes/no-picture.svg"
			alt=""
			width={1200}
			height={800}
			loading="lazy"
			className="h-full w-full object-cover"
		/>
	);
}
