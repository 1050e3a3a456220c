/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.settings.Setting;

/** Rules on what processes write into the database although nobody needs it, and on what they do not write although it may be needed. */
final class ProcessPersistence {

	/** Policies with which a completed instance costs no write of the caller's thread. */
	private static final Set<String> SPARING = Set.of("faulted", "deferred", "off");
	private static final String PERSIST = "async.persist";
	private static final String CACHE = "async.cache";
	private static final String SYNC = "sync";

	private ProcessPersistence() {
	}

	/** Told by default of a process that only asks: nobody looks for an instance of it that went well. */
	static Rule transientSynchronous() {
		return stored("soa-transient-sync-persisted").onSites(form -> form.when(AskingProcess::asksOnly)).build();
	}

	/** The other processes. Whoever changes data by a process mostly wants to see its instances, so these are optional. */
	static Rule transientSynchronousWithChanges() {
		return stored("soa-transient-sync-persisted-changes").optional().onSites(form -> form.when(in -> !AskingProcess.asksOnly(in))).build();
	}

	/** Silent where calls of partners make the engine store the instance on the way. */
	private static RuleForm<ProcessComponent> stored(String id) {
		return RuleForm.rule(id, Subject.WIRING, Severity.INFO, ProcessComponent::all)
				.when(in -> in.flow().isSynchronous() && in.flow().isTransient())
				.when(in -> in.partnerProperties(ProcessComponent.NON_BLOCKING).noneMatch(Values::truth)
						&& in.partnerProperties(ProcessComponent.IDEMPOTENT).noneMatch(property -> "false".equalsIgnoreCase(property.getValue())))
				.when(in -> !in.isInMemory() && !SPARING.contains(in.value(ProcessComponent.COMPLETION)))
				.at(in -> in.component().getOrigin())
				.measured(in -> Values.shown(in.property(ProcessComponent.COMPLETION)))
				.limit(in -> "faulted")
				.with("name", ProcessComponent::name)
				.related(in -> List.of(in.process().getOrigin()))
				.fix("in-memory", FixEffect.CHANGES_BEHAVIOUR, (in, edits) -> {
					PropertyEdits.put(edits, in.property(ProcessComponent.IN_MEMORY), in.component().getOrigin(), ProcessComponent.IN_MEMORY, "true");
					PropertyEdits.put(edits, in.property(ProcessComponent.COMPLETION), in.component().getOrigin(), ProcessComponent.COMPLETION, "faulted");
				});
	}

	/** A fix would promise that the process never waits, so a process that does has none. */
	static Rule completionPolicy() {
		return RuleForm.rule("soa-completion-policy-without-inmemory", Subject.WIRING, Severity.INFO, ProcessComponent::all)
				.onSites(form -> form
						.when(in -> in.property(ProcessComponent.COMPLETION) != null && !in.isInMemory() && Boolean.FALSE.equals(in.hasInMemorySoa()))
						.when(in -> !in.value(ProcessComponent.COMPLETION).equals("on"))
						.at(in -> Values.origin(in.property(ProcessComponent.COMPLETION)))
						.measured(in -> in.value(ProcessComponent.COMPLETION))
						.with("name", ProcessComponent::name)
						.with("version", ProcessComponent::version)
						.related(in -> List.of(in.process().getOrigin()))
						.fix("in-memory", FixEffect.CHANGES_BEHAVIOUR, (in, edits) -> {
							if (in.flow().isTransient()) {
								PropertyEdits.put(edits, in.property(ProcessComponent.IN_MEMORY), in.component().getOrigin(), ProcessComponent.IN_MEMORY, "true");
							} else {
								edits.impossible();
							}
						}))
				.build();
	}

	static Rule oneWayCache() {
		return RuleForm.rule("soa-oneway-async-cache", Subject.MEMORY, Severity.INFO, ProcessComponent::all)
				.onSites(form -> form
						.when(in -> in.value(ProcessComponent.ONE_WAY).equals(CACHE))
						.at(in -> Values.origin(in.property(ProcessComponent.ONE_WAY)))
						.measured(in -> in.value(ProcessComponent.ONE_WAY))
						.limit(in -> PERSIST)
						.with("name", ProcessComponent::name)
						.fix("persist", FixEffect.CHANGES_BEHAVIOUR, (in, edits) -> edits.set(in.property(ProcessComponent.ONE_WAY), PERSIST))
						.fix("sync", FixEffect.CHANGES_BEHAVIOUR, (in, edits) -> edits.set(in.property(ProcessComponent.ONE_WAY), SYNC)))
				.build();
	}

	/** Silent where anybody else calls the process, and where it waits, because the adapter's transaction would wait with it. */
	static Rule behindDurableSource() {
		return RuleForm.rule("soa-oneway-persist-behind-durable-source", Subject.WIRING, Severity.INFO, ProcessComponent::all)
				.onSites(form -> form
						.when(in -> in.flow().isOneWay() && in.flow().breakpoint() == null)
						.when(in -> in.property(ProcessComponent.ONE_WAY) == null || in.value(ProcessComponent.ONE_WAY).equals(PERSIST))
						.when(in -> !in.services().isEmpty() && in.services().stream().allMatch(service -> isDurable(in, service)) && in.callers().isEmpty())
						.at(in -> Values.origin(in.property(ProcessComponent.ONE_WAY), in.component()))
						.measured(in -> Values.shown(in.property(ProcessComponent.ONE_WAY)))
						.limit(in -> SYNC)
						.with("name", ProcessComponent::name)
						.with("service", in -> in.services().get(0).getName())
						.related(in -> in.services().stream().map(Export::getOrigin).toList())
						.fix("sync", FixEffect.CHANGES_BEHAVIOUR, (in, edits) -> {
							PropertyEdits.put(edits, in.property(ProcessComponent.ONE_WAY), in.component().getOrigin(), ProcessComponent.ONE_WAY, SYNC);
							PropertyEdits.put(edits, in.property(ProcessComponent.TRANSACTION), in.component().getOrigin(), ProcessComponent.TRANSACTION, "required");
						}))
				.build();
	}

	/** Queues, tables and files keep a message until it is taken over. */
	private static boolean isDurable(ProcessComponent in, Export service) {
		if (!AdapterService.hasAdapter(service)) {
			return false;
		}
		AdapterService adapter = new AdapterService(in.module(), service);
		return Stream.of(".jms.", ".aq.", ".db.", ".file.", ".ftp.").anyMatch(kind -> adapter.activates(kind, "ActivationSpec"));
	}

	/**
	 * @param in the component
	 * @param property the property of a partner link
	 */
	private record PartnerSite(ProcessComponent in, Setting property) {
	}

	/** An e-mail that is sent twice cannot be taken back. */
	static Rule idempotent() {
		return RuleForm.rule("soa-idempotent-false", Subject.WIRING, Severity.INFO,
				(Reading reading) -> ProcessComponent.all(reading).flatMap(in -> in.partnerProperties(ProcessComponent.IDEMPOTENT).map(property -> new PartnerSite(in, property))))
				.onSites(form -> form
						.when(site -> "false".equalsIgnoreCase(site.property().getValue()) && !sendsMail(site))
						.at(site -> site.property().getOrigin())
						.measured(site -> site.property().getValue())
						.with("name", site -> site.in().name())
						.with("partner", site -> ProcessComponent.partner(site.property()))
						.fix("repeat", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.property(), "true")))
				.build();
	}

	private static boolean sendsMail(PartnerSite site) {
		String partner = ProcessComponent.partner(site.property());
		return site.in().process().getInvokes().stream().filter(invoke -> partner.equals(Values.value(invoke.getPartner()))).map(Invoke::getReference)
				.filter(reference -> reference != null).flatMap(reference -> reference.getWires().stream())
				.anyMatch(wire -> Wiring.resolved(wire) instanceof Import called && called.getBinding().getProperties().stream()
						.anyMatch(property -> property.getName().equals("className") && String.valueOf(property.getValue()).contains(".ums.")));
	}
}
