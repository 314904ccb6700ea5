import { Films } from './films'
import { LessonFiles } from './lesson-files'
import { Lessons } from './lessons'
import { Media } from './media'
import { Pages } from './pages'
import { Programs } from './programs'
import { Resources } from './resources'
import { Users } from './users'

/** The site's own collections. Those a plugin needs (orders, sessions, emails …) come with the plugin. */
export const siteCollections = [Pages, Resources, Media, Films, Programs, Lessons, LessonFiles, Users]
