package winterhall.server.door;

import java.util.List;
import java.util.Locale;
import winterhall.server.people.Accounts;
import winterhall.server.people.People.Arrival;
import winterhall.server.people.Person;
import winterhall.server.table.Hall;
import winterhall.wire.Account.AccountDeletion;
import winterhall.wire.Account.Everything;
import winterhall.wire.Account.ForgottenPassword;
import winterhall.wire.Account.LogIn;
import winterhall.wire.Account.NewPassword;
import winterhall.wire.Account.PasswordChange;
import winterhall.wire.Account.PersonalLink;
import winterhall.wire.Account.Reclaim;
import winterhall.wire.Account.Registration;
import winterhall.wire.Http.Me;

/// Accounts: registering, logging in on any device, and deleting the account.
final class AccountRoutes {
    private final PeopleServices services;
    private final Hall hall;
    private final SocketDoor sockets;
    private final Limits limits;

    AccountRoutes(PeopleServices services, Hall hall, SocketDoor sockets, Limits limits) {
        this.services = services;
        this.hall = hall;
        this.sockets = sockets;
        this.limits = limits;
    }

    List<Route<?, ?>> routes() {
        return List.of(
                Route.post(
                        "/api/me/account",
                        Access.GUEST,
                        Registration.class,
                        Me.class,
                        "Become a member with a login and a password, keeping seats and name.",
                        this::register),
                Route.post(
                        "/api/login",
                        Access.ANYONE,
                        LogIn.class,
                        Me.class,
                        "Log in; a guest takes its seats and tables along.",
                        this::logIn),
                Route.post(
                        "/api/logout",
                        Access.ANYONE,
                        Route.Nothing.class,
                        Route.Nothing.class,
                        "Log out on this device.",
                        (caller, _) -> logOut(caller)),
                Route.post(
                        "/api/me/logout-everywhere",
                        Access.GUEST,
                        Route.Nothing.class,
                        Route.Nothing.class,
                        "Log out on every device and take back the personal link.",
                        (caller, _) -> logOutEverywhere(caller)),
                Route.post(
                        "/api/me/password",
                        Access.GUEST,
                        PasswordChange.class,
                        Me.class,
                        "Change the password; every other session ends.",
                        this::changePassword),
                Route.post(
                        "/api/password/forgotten",
                        Access.ANYONE,
                        ForgottenPassword.class,
                        Route.Nothing.class,
                        "Ask for a link by letter; the answer is the same whether the address is known or not.",
                        this::forgotten),
                Route.post(
                        "/api/password/new",
                        Access.ANYONE,
                        NewPassword.class,
                        Me.class,
                        "Choose a new password with the link from the letter.",
                        this::newPassword),
                Route.post(
                        "/api/me/link",
                        Access.GUEST,
                        Route.Nothing.class,
                        PersonalLink.class,
                        "A personal link that brings one back without a cookie; the one before it works no more.",
                        (caller, _) -> new PersonalLink(services.links().reclaim(caller.person()))),
                Route.delete(
                        "/api/me/link", Access.GUEST, Route.Nothing.class, "Take the personal link back.", caller -> {
                            services.links().revoke(caller.person());
                            return new Route.Nothing();
                        }),
                Route.post(
                        "/api/reclaim",
                        Access.ANYONE,
                        Reclaim.class,
                        Me.class,
                        "Come back by the personal link.",
                        this::reclaim),
                Route.get(
                        "/api/me/export",
                        Access.GUEST,
                        Everything.class,
                        "Everything the hall holds about one.",
                        caller -> services.personalData().of(caller.person())),
                Route.post(
                        "/api/me/farewell",
                        Access.GUEST,
                        AccountDeletion.class,
                        Route.Nothing.class,
                        "Delete oneself: running matches are given up, finished ones keep a nameless seat.",
                        this::farewell));
    }

    private Me register(Caller caller, Registration wanted) {
        limitGuesses(caller, Accounts.login(wanted.login()));
        Arrival arrival = services.accounts()
                .register(caller.person(), caller.token(), wanted.login(), wanted.password(), wanted.email());
        return in(caller, arrival);
    }

    private Me logIn(Caller caller, LogIn wanted) {
        limitGuesses(caller, Accounts.login(wanted.login()));
        Arrival arrival = services.accounts().logIn(caller.known(), caller.token(), wanted.login(), wanted.password());
        caller.known().filter(Person::isGuest).ifPresent(guest -> {
            sockets.reopen(arrival.person().id());
            hall.renamed(arrival.person().id());
        });
        return in(caller, arrival);
    }

    private Route.Nothing logOut(Caller caller) {
        services.accounts().logOut(caller.token());
        return out(caller);
    }

    private Route.Nothing logOutEverywhere(Caller caller) {
        services.accounts().logOutEverywhere(caller.person());
        return out(caller);
    }

    private Me changePassword(Caller caller, PasswordChange wanted) {
        limitGuesses(caller, caller.person().id());
        Arrival arrival = services.accounts().changePassword(caller.person(), wanted.old(), wanted.fresh());
        sockets.closeEnded(arrival.person().id());
        return in(caller, arrival);
    }

    private Route.Nothing forgotten(Caller caller, ForgottenPassword wanted) {
        limits.take("letters", caller.address(), 10, 1 / 60.0);
        limits.take("letters to", wanted.email().strip().toLowerCase(Locale.ROOT), 3, 1 / 600.0);
        services.passwordResets().ask(wanted.email());
        return new Route.Nothing();
    }

    private Me newPassword(Caller caller, NewPassword wanted) {
        limits.take("links", caller.address(), 30, 0.1);
        Arrival arrival = services.passwordResets().use(wanted.token(), wanted.password());
        sockets.closeEnded(arrival.person().id());
        return in(caller, arrival);
    }

    private Me reclaim(Caller caller, Reclaim wanted) {
        limits.take("links", caller.address(), 30, 0.1);
        return in(caller, services.links().reclaimed(wanted.token(), caller.token()));
    }

    private Route.Nothing farewell(Caller caller, AccountDeletion wanted) {
        Person person = caller.person();
        limitGuesses(caller, person.id());
        services.accounts().requirePassword(person, wanted.password());
        services.peopleAdmin().stepDown(person);
        services.departure().leaveEverything(person);
        services.deletion().person(person);
        hall.renamed(person.id());
        return out(caller);
    }

    /// Passwords are guessed slowly, whether the login exists or not.
    private void limitGuesses(Caller caller, String login) {
        limits.take("guesses from", caller.address(), 60, 0.2);
        limits.take("guesses of", login, 10, 1 / 60.0);
    }

    private Me in(Caller caller, Arrival arrival) {
        caller.known().ifPresent(before -> sockets.closeEnded(before.id()));
        caller.cookie(arrival.token());
        return PeopleRoutes.me(arrival.person());
    }

    private Route.Nothing out(Caller caller) {
        caller.known().ifPresent(person -> sockets.closeEnded(person.id()));
        caller.cookie("");
        return new Route.Nothing();
    }
}
