/** What the demonstration's brands record of their concierge; a real brand has its own text checked by a lawyer. */
export function demoConciergeTerms(organiser: string) {
	return {
		organiser,
		termsEn:
			'Services are booked with the organiser named here. Together with your stay they are a package in the sense of Directive (EU) 2015/2302: the organiser answers for all of them and is secured against insolvency.',
		termsDe:
			'Leistungen buchen Sie beim hier genannten Veranstalter. Zusammen mit Ihrem Aufenthalt sind sie eine Pauschalreise im Sinn der Richtlinie (EU) 2015/2302: Der Veranstalter steht für alle Teile ein und ist gegen Insolvenz abgesichert.',
	};
}
