/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.driver;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.protocol.DriverOrder;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.binding.HttpCaller;
import org.wiretune.tester.binding.SoapCaller;
import org.wiretune.tester.control.ControlConnection;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.measure.CellOrder;
import org.wiretune.tester.measure.CellRunner;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.remote.RemoteServer;
import org.wiretune.tester.text.Problem;
import org.wiretune.tester.web.WebServer;

/**
 * Measures the cells of a run one after the other. The senders of HTTP and SOAP are in this process; those of SCA and JMS
 * are in the server, as the lab's sender module is, and are commanded over the control connection; between two JVMs they
 * are in this process too.
 */
final class Cells implements DriverWork {

	/** A server that stands still must not keep the seconds from being counted. */
	private static final long PROBE_MILLIS = 250;

	private final DriverOrder order;
	private final Consumer<RunEvent> events;
	private volatile boolean stopped;
	private volatile boolean serverLost;
	private volatile ControlConnection control;
	private volatile CellRunner running;

	Cells(DriverOrder order, Consumer<RunEvent> events) {
		this.order = order;
		this.events = events;
	}

	@Override
	public void stop() {
		stopped = true;
		stopCell();
	}

	@Override
	public RunEvent.Finished run() {
		RunSpecification run = order.specification();
		ExecutorService clients = Executors.newCachedThreadPool(clientThreads());
		try (ControlConnection connection = new ControlConnection(order.controlPort(), order.token(), this::lost)) {
			control = connection;
			events.accept(new RunEvent.DriverReady(Instant.now(), ProcessHandle.current().pid(),
					System.getProperty("java.vm.name") + ' ' + Runtime.version(), notes(run, order.embedded())));
			return finished(measure(run, connection, clients));
		} catch (IOException e) {
			return finished(control == null ? TEXTS.get("driver.noServer", Integer.toString(order.controlPort()), Problem.sentence(e))
					: Problem.sentence(e));
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return finished("");
		} catch (RuntimeException | LinkageError e) {
			return finished(Problem.sentence(e));
		} finally {
			// A call that hangs ends with this process.
			clients.shutdownNow();
		}
	}

	private String measure(RunSpecification run, ControlConnection connection, ExecutorService clients)
			throws IOException, InterruptedException {
		boolean twoJvms = run.workload().value(LoopKeys.PLACE) == LoopKeys.Place.TWO_JVMS;
		try (RemoteServer remote = twoJvms && !stopped ? remote(run, connection) : null) {
			String firstProblem = "";
			for (CellOrder cell : orders(run)) {
				if (stopped || serverLost) {
					return firstProblem;
				}
				String problem = outcome(cell, connection, remote, clients).problem();
				if (!problem.isEmpty() && !stopped && !serverLost) {
					events.accept(new RunEvent.Failure(Instant.now(), problem));
					firstProblem = firstProblem.isEmpty() ? problem : firstProblem;
					if (connection.snapshot() == ServerSnapshot.NONE) {
						return TEXTS.get("driver.serverSilent");
					}
				}
			}
			return firstProblem;
		}
	}

	private RemoteServer remote(RunSpecification run, ControlConnection connection)
			throws IOException, InterruptedException {
		return new RemoteServer(connection, order.token(), run.callTimeoutSeconds(),
				sentence -> events.accept(new RunEvent.Failure(Instant.now(), sentence)));
	}

	/** Everything once, then everything again: what changes in the course of a run then meets all cells alike. */
	private static List<CellOrder> orders(RunSpecification run) {
		List<CellOrder> orders = new ArrayList<>();
		for (int repetition = 1; repetition <= run.workload().value(CommonKeys.REPETITIONS); repetition++) {
			for (BindingUnderTest binding : run.bindings()) {
				for (int size : run.sizes()) {
					orders.add(CellOrder.of(run, binding, size, repetition));
				}
			}
		}
		return orders;
	}

	private CellRunner.Outcome outcome(CellOrder cell, ControlConnection connection, RemoteServer remote,
			ExecutorService clients) throws InterruptedException {
		Caller.Factory callers = switch (cell.binding()) {
			case SCA_SYNC, SCA_ASYNC, JMS_ASYNC -> remote == null ? null
					: () -> remote.openCaller(cell.binding(), cell.callOptions());
			case HTTP_SYNC -> () -> new HttpCaller(address(WebServer.HTTP_PATH), cell.callTimeoutSeconds());
			case WS_SYNC -> () -> new SoapCaller(address(WebServer.SOAP_PATH), cell.callTimeoutSeconds());
		};
		if (callers == null) {
			return connection.measure(cell, events);
		}
		CellRunner runner = new CellRunner(cell, callers, clients, connection,
				new MachineProbe(() -> resources(connection)), events);
		running = runner;
		if (stopped || serverLost) {
			runner.stop();
		}
		return runner.run();
	}

	private static JsonFields resources(ControlConnection connection) {
		JsonObject none = new JsonObject();
		try {
			return connection.ask(ServerOperations.RESOURCES, none, PROBE_MILLIS);
		} catch (IOException e) {
			return new JsonFields(none, "");
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return new JsonFields(none, "");
		}
	}

	private RunEvent.Finished finished(String problem) {
		if (stopped) {
			return new RunEvent.Finished(Instant.now(), RunState.STOPPED, TEXTS.get("driver.stopped"));
		}
		if (serverLost) {
			return new RunEvent.Finished(Instant.now(), RunState.FAILED, TEXTS.get("driver.serverLost"));
		}
		return new RunEvent.Finished(Instant.now(), problem.isEmpty() ? RunState.COMPLETED : RunState.FAILED, problem);
	}

	private void lost() {
		serverLost = true;
		stopCell();
	}

	private void stopCell() {
		if (running != null) {
			running.stop();
		}
		if (control != null) {
			control.stop();
		}
	}

	private URI address(String path) throws URISyntaxException {
		return new URI("http", null, InetAddress.getLoopbackAddress().getHostAddress(), order.httpPort(), path, null,
				null);
	}

	private static List<String> notes(RunSpecification run, boolean embedded) {
		List<String> notes = new ArrayList<>();
		boolean twoJvms = run.workload().value(LoopKeys.PLACE) == LoopKeys.Place.TWO_JVMS;
		String passing = run.workload().text(LoopKeys.PASSING);
		String place = embedded ? "note." : "note.server.";
		for (BindingUnderTest binding : run.bindings()) {
			notes.add(TEXTS.get((twoJvms ? "note.remote." : place) + binding.id() + (twoJvms || binding != BindingUnderTest.SCA_SYNC ? "" : '.' + passing)));
		}
		if (run.bindings().stream().anyMatch(BindingUnderTest::isAsynchronous)) {
			notes.add(TEXTS.get("note.queue"));
		}
		return notes;
	}

	private static ThreadFactory clientThreads() {
		AtomicInteger number = new AtomicInteger();
		return work -> {
			Thread thread = new Thread(work, "Client : " + number.getAndIncrement());
			thread.setDaemon(true);
			return thread;
		};
	}
}
