import { changeAddressAddress, newCityLike } from './staff/place';

/**
 * Makes Decap CMS's widget for the address of a city: it is shown, and changed on a page of our own, because other files
 * and links name it too.
 */
export function citySlugWidget(): unknown {
  return window.createClass<{ props: WidgetProps }>({
    isValid: () => true,
    shouldComponentUpdate: () => true,
    render() {
      const { value, forID } = this.props;
      const slug = typeof value === 'string' ? value : '';
      return window.h(
        'div',
        { className: 'city-slug' },
        window.h('input', { id: forID, value: slug, readOnly: true }),
        window.h('a', { href: changeAddressAddress(slug) }, 'Change the address'),
        window.h('a', { href: newCityLike(slug) }, 'Start a new city from this one'),
      );
    },
  });
}
