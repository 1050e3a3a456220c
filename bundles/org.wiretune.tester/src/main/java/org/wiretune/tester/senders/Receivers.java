/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import jakarta.jms.Connection;
import jakarta.jms.Session;
import jakarta.jms.XAConnection;
import jakarta.transaction.TransactionManager;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javax.transaction.xa.XAResource;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.apache.activemq.artemis.jms.client.ActiveMQSession;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.tester.pool.ThreadPool;

/** The receivers of rated senders, in the server. */
final class Receivers implements AutoCloseable {

	private static final String POOL = "Receivers";
	private static final long IDLE_MILLIS = 60_000;

	private final ReceiverSettings settings;
	private final Path folder;
	private final Reception reception = new Reception();
	private final ActiveMQConnectionFactory factory;
	private final ThreadPool pool;
	private final List<ReceivingSession> sessions = new ArrayList<>();
	private final AtomicLong deliveries = new AtomicLong();
	private final AtomicLong prepared = new AtomicLong();
	private FileChannel log;

	/**
	 * Opens receivers, who begin at once.
	 *
	 * @param settings how they receive
	 * @param folder where the transaction manager and the second resource log
	 * @throws Exception when the broker is not there
	 */
	Receivers(ReceiverSettings settings, Path folder) throws Exception {
		this.settings = settings;
		this.folder = folder;
		factory = BrokerClients.factory(settings.address(), settings.window(), settings.sharedThreads());
		// As many threads as sessions: what a pool that is too small does is a measurement of its own.
		pool = new ThreadPool(new ThreadPoolSettings(POOL, settings.sessions(), settings.sessions(), IDLE_MILLIS));
		try {
			for (int i = 0; i < settings.sessions(); i++) {
				sessions.add(open());
			}
			for (ReceivingSession session : sessions) {
				session.start();
			}
		} catch (Exception e) {
			close();
			throw e;
		}
	}

	private ReceivingSession open() throws Exception {
		ReceivingSession.Parts parts = settings.xa() ? xaParts() : parts(settings.transacted());
		return settings.plain() ? new PlainSession(parts, settings.queue())
				: new EndpointSession(parts, settings.queue(), pool);
	}

	private ReceivingSession.Parts parts(boolean transacted) throws Exception {
		Connection connection = factory.createConnection();
		Session session = transacted ? connection.createSession(Session.SESSION_TRANSACTED)
				: connection.createSession(Session.AUTO_ACKNOWLEDGE);
		return parts(connection, session, transacted ? UnitOfWork.local(session) : UnitOfWork.none());
	}

	private ReceivingSession.Parts xaParts() throws Exception {
		Files.createDirectories(folder);
		TransactionManager manager = Transactions.manager(folder.resolve("transactions"));
		XAConnection connection = factory.createXAConnection();
		Session session = connection.createXASession();
		List<XAResource> resources = new ArrayList<>();
		resources.add(((ActiveMQSession) session).getXAResource());
		if (settings.secondResource()) {
			resources.add(new LoggedResource(openLog(), prepared));
		}
		return parts(connection, session, UnitOfWork.xa(manager, resources));
	}

	private FileChannel openLog() throws IOException {
		if (log == null) {
			log = FileChannel.open(folder.resolve("second-resource.log"), StandardOpenOption.CREATE,
					StandardOpenOption.WRITE, StandardOpenOption.APPEND);
		}
		return log;
	}

	private ReceivingSession.Parts parts(Connection connection, Session session, UnitOfWork unit) {
		return new ReceivingSession.Parts(connection, (ActiveMQSession) session, unit, reception, settings.failEvery(),
				deliveries);
	}

	/** {@return what they received} */
	Reception reception() {
		return reception;
	}

	/** {@return the votes of the second resource, one for each transaction that was committed in two phases} */
	long prepared() {
		return prepared.get();
	}

	@Override
	public void close() throws IOException {
		sessions.forEach(ReceivingSession::close);
		pool.close();
		factory.close();
		if (log != null) {
			log.close();
		}
	}
}
