/** The styles of the static parts of a home (static-parts.tsx). Import it for its effect. */
import './static-styles';
import '../features/cities/components/about-city.module.css';
import '../features/questions/components/question.module.css';
import '../features/reviews/components/supporters.module.css';
import '../features/service-pages/components/local-links.module.css';
import '../features/service-pages/components/points.module.css';
import '../features/service-pages/components/rates.module.css';
import '../features/service-pages/components/service-cards.module.css';
