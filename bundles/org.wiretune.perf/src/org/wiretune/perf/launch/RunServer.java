/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.RunState;

/**
 * The server side of a run, before it is started: WireTune's embedded server, or a real application server with the
 * tester's application on it. What is started has to open a control connection on the loopback address and to answer HTTP
 * and SOAP at the paths of the embedded server, so that the load driver need not know which it is.
 */
public interface RunServer {

	/** {@return the embedded server} */
	static RunServer embedded() {
		return new EmbeddedRunServer();
	}

	/**
	 * A run with the kind of server that it is made on.
	 *
	 * @param type the kind
	 * @param wanted the run that was asked for
	 * @return the run
	 * @throws IOException when this kind of server does not have a setting of the run; the message is a sentence that names
	 *         the kinds that have it
	 */
	static RunSpecification on(ServerType type, RunSpecification wanted) throws IOException {
		ServerSettings settings = wanted.server().toBuilder().type(type).build();
		List<String> unknown = settings.unknown();
		if (!unknown.isEmpty()) {
			throw new IOException(String.join(" ", unknown));
		}
		return wanted.withServer(settings);
	}

	/** {@return name and version of the server, such as {@code WildFly 39.0.1.Final}; empty for the embedded one} */
	String name();

	/** {@return the folder of its installation, which tells two servers of one name apart; empty for one that has none} */
	default Optional<Path> home() {
		return Optional.empty();
	}

	/** {@return how long it may take until it is ready, in seconds; after that the run fails} */
	long readySeconds();

	/**
	 * {@return what a load driver has to say to a server that runs already and goes on after the run; empty for a server
	 *         that the run starts}
	 */
	default Optional<String> token() {
		return Optional.empty();
	}

	/**
	 * Says what of a run it can measure. Nothing is started.
	 *
	 * @param wanted the run that was asked for
	 * @return the run that it can do, and why it differs
	 * @throws IOException when it can measure nothing of it; the message says why in a sentence
	 */
	Plan plan(RunSpecification wanted) throws IOException;

	/**
	 * Starts it and returns at once. When it is ready the listener hears a {@link RunEvent.ServerReady}; when it will not
	 * be, a {@link RunEvent.Failure} that says why. In either case it hears of the end of the process, once.
	 *
	 * @param order what to start it with
	 * @param listener hears of it, on any thread
	 * @return the process
	 * @throws IOException when it cannot be started; the message says why in a sentence
	 */
	Running start(Order order, Listener listener) throws IOException;

	/**
	 * What a server can measure of a run.
	 *
	 * @param specification the run
	 * @param notes a sentence for each thing that differs from what was asked for
	 */
	record Plan(RunSpecification specification, List<String> notes) {
		/** Copies the notes. */
		public Plan {
			notes = List.copyOf(notes);
		}
	}

	/**
	 * What a server is started with.
	 *
	 * @param settings what it is set to
	 * @param java Java for it
	 * @param tester the jars of the tester and its application
	 * @param dataDirectory an empty folder of the run for all it writes; the run removes it at its end
	 * @param token what a load driver has to say on the control connection; not for the command line, which every user of
	 *        the machine can read
	 * @param logging arguments for the JVM that have its garbage collector keep a log
	 */
	record Order(ServerSettings settings, JavaInstallation java, TesterInstallation tester, Path dataDirectory, String token,
			List<String> logging) {
		/** Copies the arguments. */
		public Order {
			logging = List.copyOf(logging);
		}
	}

	/** Hears of a server. */
	interface Listener {

		/**
		 * The server says something.
		 *
		 * @param event what
		 */
		void said(RunEvent event);

		/**
		 * The server has written a line that is no event, in the order of its output.
		 *
		 * @param line without its end
		 */
		default void line(String line) {
			// Only who watches the server reads its log.
		}

		/**
		 * The server has written a line to its error output, which comes between those of its output anywhere.
		 *
		 * @param line without its end
		 */
		default void errorLine(String line) {
			line(line);
		}

		/**
		 * The process has ended.
		 *
		 * @param code its exit code; above 128 a signal ended it
		 */
		void ended(int code);
	}

	/** A server that has been started. */
	interface Running {

		/** Begins to end it, without waiting; the load driver is ended meanwhile. */
		void release();

		/**
		 * Ends it and waits until it has ended; kills it when it takes too long.
		 *
		 * @param state how the run ended; the server of a run that failed or was stopped gets less time
		 */
		void end(RunState state);

		/** Kills it. */
		void kill();

		/**
		 * {@return what it says of its settings that is not what it was given, sentences; known when it is ready, none when all
		 *         is as it was given or it does not say}
		 */
		default List<String> differences() {
			return List.of();
		}

		/**
		 * {@return what it has counted since its start, such as waits for instances of a pool, sentences; none where it does not
		 *         tell. Asked once, at the end of a run that was completed, and answered in a few seconds}
		 */
		default List<String> counted() {
			return List.of();
		}

		/** {@return its last lines of output, oldest first} */
		List<String> lastLines();
	}
}
