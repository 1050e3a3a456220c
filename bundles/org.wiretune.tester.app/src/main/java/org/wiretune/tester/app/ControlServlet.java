/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.annotation.Resource;
import jakarta.ejb.EJB;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.Queue;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.Serial;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javax.management.JMException;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.control.ControlService;
import org.wiretune.tester.management.Readings;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.management.ThisJvm;
import org.wiretune.tester.measure.CellOrder;
import org.wiretune.tester.measure.CellRunner;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.probe.MachineProbe;

/**
 * Opens the control connection of the tester, as the embedded server does, and tells where it is: a GET with the token of
 * the run is answered by a line with a {@link RunEvent.ServerReady}. The cells whose sender is in the server are measured
 * here, by the same code as in the embedded server. Without a token in the environment nothing is opened.
 */
public class ControlServlet extends HttpServlet {

	/** Environment variable with the token of the run. */
	static final String TOKEN_VARIABLE = "WIRETUNE_TOKEN";

	/** Header of a request that has to carry the token. */
	static final String TOKEN_HEADER = "WireTune-Token";

	@Serial
	private static final long serialVersionUID = 1L;

	@EJB
	private transient ReceiverBean bean;
	@Resource(name = "jms/senders")
	private transient ConnectionFactory factory;
	@Resource(name = "jms/requests")
	private transient Queue requests;
	@Resource(name = "jms/sca/requests")
	private transient Queue scaRequests;
	@Resource(name = "jms/sca/replies")
	private transient Queue scaReplies;
	@Resource
	private transient ManagedThreadFactory threads;

	private transient ExecutorService clients;
	private transient ControlService control;
	private transient AutoCloseable readings;
	private String token = "";

	@Override
	public void init() throws ServletException {
		String said = System.getenv(TOKEN_VARIABLE);
		if (said == null || said.isEmpty()) {
			return;
		}
		token = said;
		clients = Executors.newCachedThreadPool(threads);
		try {
			control = new ControlService(token, ControlServlet::snapshot, this::runner, new ServerOperations());
		} catch (IOException e) {
			throw new ServletException(e);
		}
		try {
			readings = Readings.register();
		} catch (JMException e) {
			log(String.valueOf(e.getMessage()));
		}
	}

	@Override
	protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
		String said = request.getHeader(TOKEN_HEADER);
		if (control == null || said == null || !MessageDigest.isEqual(said.getBytes(StandardCharsets.UTF_8),
				token.getBytes(StandardCharsets.UTF_8))) {
			response.sendError(HttpServletResponse.SC_NOT_FOUND);
			return;
		}
		byte[] line = RunEventFormat.toLine(ThisJvm.ready(request.getLocalPort(), control.port(), "", List.of()))
				.getBytes(StandardCharsets.UTF_8);
		response.setContentType("application/json");
		response.setContentLength(line.length);
		response.getOutputStream().write(line);
	}

	private static ServerSnapshot snapshot() {
		Runtime jvm = Runtime.getRuntime();
		return new ServerSnapshot(Receiver.module().receivedBytes(), Receiver.module().threadName(), jvm.totalMemory(),
				jvm.freeMemory());
	}

	private CellRunner runner(CellOrder cell, Consumer<RunEvent> events) {
		return new CellRunner(cell, callers(cell), clients, ControlServlet::snapshot,
				MachineProbe.inServer(cell.driverPid()), events);
	}

	private Caller.Factory callers(CellOrder cell) {
		return switch (cell.binding()) {
			case SCA_SYNC -> () -> cell.passing(new BeanCaller(bean));
			case SCA_ASYNC -> () -> QueueCaller.sca(factory, scaRequests, scaReplies, cell.callTimeoutSeconds());
			case JMS_ASYNC -> () -> QueueCaller.jms(factory, requests, cell.callTimeoutSeconds());
			case HTTP_SYNC, WS_SYNC -> () -> {
				throw new IOException(TEXTS.get("server.notInServer", cell.binding().label()));
			};
		};
	}

	@Override
	public void destroy() {
		if (control == null) {
			return;
		}
		close(control);
		close(readings);
		clients.shutdownNow();
	}

	private void close(AutoCloseable part) {
		try {
			if (part != null) {
				part.close();
			}
		} catch (Exception e) {
			log(String.valueOf(e.getMessage()));
		}
	}
}
