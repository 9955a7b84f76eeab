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
