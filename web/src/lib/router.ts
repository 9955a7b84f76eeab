/** The only module that imports the router. */
export {
  BrowserRouter,
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  createPath,
  useLocation,
  useNavigate,
} from 'react-router-dom';
