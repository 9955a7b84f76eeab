/** The one place that names the routing library. */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
