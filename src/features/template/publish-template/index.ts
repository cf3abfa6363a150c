export { PublishTemplate } from './ui/publish-template';
export { templateCheckQuery } from './api/publish';
