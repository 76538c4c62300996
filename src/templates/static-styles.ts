/** The styles of the static parts of several pages, which the built HTML needs without their code. Import it for its effect. */
import '../features/reviews/components/claims.module.css';
import '../features/reviews/components/review-list.module.css';
import '../features/service-pages/components/steps.module.css';
import '../shared/ui/band.module.css';
import '../shared/ui/button.module.css';
import '../shared/ui/fold-rest.module.css';
import '../shared/ui/heading-group.module.css';
import '../shared/ui/more-link.module.css';
import '../shared/ui/more.module.css';
import '../shared/ui/tick-list.module.css';
