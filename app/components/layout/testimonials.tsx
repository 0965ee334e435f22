import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';

/** Two of the four testimonials, as the server chose them (PAGE-11). */
export function Testimonials() {
	const { t } = useTranslation(['common', 'footer']);
	const { language, testimonials } = useRoot();
	const [open, close] = language === 'de' ? ['„', '“'] : ['“', '”'];
	return (
		<section
			aria-label={t('footer:testimonials.label')}
			className="container grid gap-12 py-16 md:grid-cols-2 md:gap-10 lg:gap-16 lg:py-26"
		>
			{testimonials.map((key) => (
				<figure key={key} className="border-t border-line2 pt-8">
					<blockquote className="serif max-w-[36rem] text-h3">
						{open}
						{t(`footer:testimonials.${key}.quote`)}
						{close}
					</blockquote>
					<figcaption className="mt-6 text-small text-ink2">{t(`footer:testimonials.${key}.author`)}</figcaption>
				</figure>
			))}
		</section>
	);
}
