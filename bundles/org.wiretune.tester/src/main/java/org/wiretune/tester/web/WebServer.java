/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.util.OptionalInt;
import org.eclipse.jetty.http.spi.JettyHttpServer;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ContextHandlerCollection;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.service.ReceiverService;

/**
 * HTTP and SOAP of the server: Eclipse Jetty on the loopback address, with the receiver at {@value #HTTP_PATH} as plain
 * XML and at {@value #SOAP_PATH} as a JAX-WS endpoint. Requests run on the pool given, not on Jetty's own few threads,
 * which only wait for connections and data; so a WebContainer pool of one thread works, and its gauge counts requests.
 */
public final class WebServer implements AutoCloseable {

	/** Path of the receiver for XML over HTTP. */
	public static final String HTTP_PATH = "/http/receiver";
	/** Path of the receiver for SOAP. */
	public static final String SOAP_PATH = "/soap/receiver";
	/** Path that answers a few bytes at once, for measuring the instrument. */
	public static final String PING_PATH = "/ping";

	private static final int TRANSPORT_THREADS = 8;

	private final Server server;
	private final ServerConnector connector;
	private final SoapOnDemand soap;
	private final ServerTimes times;

	/**
	 * Starts a web server that keeps connections for as many requests as come.
	 *
	 * @param port port on the loopback address, 0 for any free one
	 * @param pool pool for requests
	 * @param receiver the receiver
	 * @throws IOException when the port is in use; the message is a sentence with the port and the next step
	 * @throws Exception when the server does not start for another reason
	 */
	public WebServer(int port, ThreadPool pool, ReceiverService receiver) throws Exception {
		this(port, pool, receiver, OptionalInt.empty());
	}

	/**
	 * Starts the web server.
	 *
	 * @param port port on the loopback address, 0 for any free one
	 * @param pool pool for requests
	 * @param receiver the receiver
	 * @param requests requests after which a connection is closed, at least 1; empty for as many as come
	 * @throws IOException when the port is in use; the message is a sentence with the port and the next step
	 * @throws Exception when the server does not start for another reason
	 */
	public WebServer(int port, ThreadPool pool, ReceiverService receiver, OptionalInt requests) throws Exception {
		QueuedThreadPool transport = new QueuedThreadPool(TRANSPORT_THREADS, 2);
		transport.setName("Transport");
		transport.setDaemon(true);
		server = new Server(transport);
		// Who is still calling when the server is stopped is not waited for.
		server.setStopTimeout(0);
		HttpConfiguration configuration = new HttpConfiguration();
		configuration.setSendServerVersion(false);
		connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration));
		connector.setHost(InetAddress.getLoopbackAddress().getHostAddress());
		connector.setPort(port);
		server.addConnector(connector);
		ContextHandlerCollection contexts = new ContextHandlerCollection();
		Handler pooled = new PoolDispatcher(pool, new Handler.Sequence(new ReceiverHandler(receiver), contexts));
		Handler answers = new Handler.Sequence(new PingHandler(), pooled);
		times = new ServerTimes(requests.isPresent() ? new LastRequestOfConnection(requests.getAsInt(), answers) : answers);
		server.setHandler(times);
		connector.addBean(times.connections());
		soap = new SoapOnDemand(new JettyHttpServer(server, true).createContext(SOAP_PATH), receiver);
		try {
			server.start();
		} catch (IOException e) {
			if (e.getCause() instanceof BindException) {
				close();
				throw new IOException(TEXTS.get("web.portInUse", Integer.toString(port)), e);
			}
			throw e;
		}
	}

	/** {@return the port on the loopback address} */
	public int port() {
		return connector.getLocalPort();
	}

	/** {@return the times of all requests as the server sees them} */
	public ServerTimes times() {
		return times;
	}

	@Override
	public void close() throws Exception {
		soap.close();
		server.stop();
	}
}
