/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** Rules on services that take messages or files with one thread: JMS queues, queues of the database, IBM MQ, directories. */
final class ReceiveThreads {

	private static final String JMS = "adapter.jms.receive.threads";
	private static final String DATABASE_QUEUE = "adapter.aq.dequeue.threads";
	private static final String MQ = "InboundThreadCount";
	private static final String SINGLE = "SingleThreadModel";
	private static final String FILES = "ThreadCount";
	/** The number of Oracle's own example. */
	private static final String EXAMPLE = "5";
	/** As many as the global pool of the file adapter has by default. */
	private static final String FILE_THREADS = "4";

	/** {@code OrderQueue}, and {@code jms/OrdersQ1} or {@code ORDERS_Q}, as many name them; {@code jms/colaDePedidos} and {@code FilaPedidos} in Spanish and Portuguese. */
	private static final Pattern QUEUE = Pattern.compile("(?i:queue)|(?<=[a-z0-9_.])Q\\d*(?![A-Za-z0-9])|(?<![A-Za-z])(?:cola|fila)s?(?![a-z])|(?<![A-Z])(?:Cola|Fila)s?(?![a-z])|(?<![A-Za-z])(?:COLA|FILA)S?(?![A-Za-z])");

	private ReceiveThreads() {
	}

	/** Subscribers of a topic are never more than one: each would get its copy. */
	static Rule jms() {
		return RuleForm.rule("soa-jms-one-receive-thread", Subject.CONCURRENCY, Severity.INFO,
				(Reading reading) -> Stream.concat(AdapterService.all(reading).filter(service -> service.activates(".jms.", "JmsConsumeActivationSpec")), AdapterService.ofBuses(reading, "jms")))
				.onSites(form -> form
						.when(service -> isOneThread(service, JMS) && isQueue(service))
						.at(service -> Values.origin(service.property(JMS), service.export().getBinding()))
						.measured(service -> "1")
						.with("name", service -> service.export().getName())
						.with("queue", service -> service.value("DestinationName"))
						.message(service -> isOfBus(service) ? "bus" : null)
						.related(service -> isOfBus(service) ? List.of() : List.of(service.activation()))
						.fix("threads", FixEffect.CHANGES_BEHAVIOUR, (service, edits) -> {
							if (isOfBus(service)) {
								edits.impossible();
							} else {
								PropertyEdits.put(edits, service.property(JMS), service.export().getBinding().getOrigin(), JMS, EXAMPLE);
							}
						}))
				.build();
	}

	/** Endpoint properties of a proxy service have a form of their own. */
	private static boolean isOfBus(AdapterService service) {
		return service.module().getKind() == ModuleKind.SERVICE_BUS;
	}

	/** Without the property it is one thread. */
	private static boolean isOneThread(AdapterService service, String property) {
		Long threads = service.number(property, 1);
		return threads != null && threads == 1;
	}

	/** The names tell; where they do not, it may be a topic. */
	private static boolean isQueue(AdapterService service) {
		Stream<Setting> factories = isOfBus(service) ? Stream.ofNullable(service.export().getBinding().getEndpoint()) : service.export().getBinding().getConnectionFactories().stream();
		String names = Stream.concat(Stream.of(service.property("DestinationName")), factories)
				.map(Values::value).filter(name -> name != null).reduce("", (one, other) -> one + ' ' + other);
		return QUEUE.matcher(names).find() && !names.toLowerCase(Locale.ROOT).contains("topic") && service.property("DurableSubscriber") == null;
	}

	/**
	 * IBM MQ has its threads in the adapter file, where the editor states them; queues of the database have them in the composite,
	 * or for all of them in a property of the server's virtual machine.
	 */
	static Rule otherQueues() {
		return RuleForm.rule("soa-aq-mq-one-thread", Subject.CONCURRENCY, Severity.INFO, (Reading reading) -> Stream.concat(AdapterService.all(reading), AdapterService.ofBuses(reading, "aq")))
				.onSites(form -> form
						.when(service -> isDatabaseQueue(service) ? isOneThread(service, DATABASE_QUEUE) : isMq(service) && service.property(MQ) != null && isOneThread(service, MQ))
						.at(service -> Values.origin(service.property(threads(service)), service.export().getBinding()))
						.measured(service -> "1")
						.with("name", service -> service.export().getName())
						.with("queue", service -> service.value("QueueName"))
						.with("property", ReceiveThreads::threads)
						.assuming(service -> service.property(threads(service)) == null ? new Assumption(null) : null)
						.message(service -> isOfBus(service) ? "bus" : null)
						.related(service -> isOfBus(service) ? List.of() : List.of(service.activation()))
						.fix("threads", FixEffect.CHANGES_BEHAVIOUR, (service, edits) -> {
							if (isOfBus(service)) {
								edits.impossible();
							} else {
								PropertyEdits.put(edits, service.property(threads(service)), service.export().getBinding().getOrigin(), threads(service), EXAMPLE);
							}
						}))
				.build();
	}

	/** The names of the classes differ by what the service does with a message, and some end with Impl. */
	private static boolean isActivation(AdapterService service, String part) {
		return service.value("className").contains(part) && service.value("className").contains("ActivationSpec");
	}

	private static boolean isDatabaseQueue(AdapterService service) {
		return isOfBus(service) || isActivation(service, ".aq.inbound.");
	}

	private static boolean isMq(AdapterService service) {
		return isActivation(service, ".mq.inbound.");
	}

	private static String threads(AdapterService service) {
		return isDatabaseQueue(service) ? DATABASE_QUEUE : MQ;
	}

	/** Files that are sorted are taken one by one on purpose. */
	static Rule files() {
		return RuleForm.rule("soa-file-single-thread", Subject.CONCURRENCY, Severity.INFO,
				(Reading reading) -> AdapterService.all(reading).filter(service -> service.activates(".file.", "FileActivationSpec") || service.activates(".ftp.", "FTPActivationSpec")))
				.onSites(form -> form
						.when(service -> single(service) != null && service.property("ListSorter") == null)
						.at(service -> Values.origin(single(service)))
						.measured(service -> single(service).getName() + '=' + single(service).getValue())
						.with("name", service -> service.export().getName())
						.related(service -> List.of(service.export().getOrigin()))
						.fix("threads", FixEffect.CHANGES_BEHAVIOUR, (service, edits) -> {
							if (Values.truth(service.property(SINGLE))) {
								edits.set(service.property(SINGLE), "false");
							}
							PropertyEdits.putActivation(edits, service.property(FILES), service.activation(), FILES, FILE_THREADS);
						}))
				.build();
	}

	/** What makes the poller work alone, or null. */
	private static Setting single(AdapterService service) {
		Setting model = service.property(SINGLE);
		if (Values.truth(model)) {
			return model;
		}
		Setting threads = service.property(FILES);
		Long number = Values.number(threads);
		return number != null && number == 0 ? threads : null;
	}
}
