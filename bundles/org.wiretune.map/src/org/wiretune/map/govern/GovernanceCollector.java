/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Transport;
import org.wiretune.lint.host.HostServer;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.settings.ShownValue;
import org.wiretune.map.govern.GoverningSetting.Edit;
import org.wiretune.map.govern.GoverningSetting.Group;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/**
 * Follows a call from its import over the module it leads to, the server of that module and the resource adapter to the
 * activation specification and the thread pool, in the way the rules do it.
 */
final class GovernanceCollector {

	private static final Texts TEXTS = Texts.of(GovernanceCollector.class, "messages");

	/** Carries asynchronous SCA calls. */
	private static final String SCA_ADAPTER = "Platform Messaging Component SPI Resource Adapter";
	/** Carries the JMS bindings. */
	private static final String JMS_ADAPTER = "SIB JMS Resource Adapter";
	/** The pool that serves HTTP requests, Web Service calls among them. */
	private static final String WEB_CONTAINER = "WebContainer";
	/** How the SCA runtime names the queue of a module. */
	private static final String SCA_QUEUE = "sca/";
	private static final List<String> SCOPES = List.of("server", "cluster", "node", "cell");
	private static final List<String> STYLES = List.of("sync", "async", "any");

	private final Reading reading;
	private final List<GoverningSetting> settings = new ArrayList<>();
	private final List<String> remarks = new ArrayList<>();

	GovernanceCollector(Reading reading) {
		this.reading = reading;
	}

	Governance result() {
		return new Governance(settings, remarks);
	}

	void collect(Module module, Element element) {
		if (element instanceof Import caller) {
			call(caller);
		} else if (element instanceof Export export) {
			styles(export.getInterfaces(), export);
			binding(export.getBinding(), export);
			receive(module, export, isAsynchronous(export.getInterfaces()));
		} else if (element instanceof Component component) {
			styles(component.getInterfaces(), component);
			receive(module, null, true);
		} else {
			receive(module, null, true);
		}
	}

	private void call(Import caller) {
		styles(caller.getInterfaces(), caller);
		binding(caller.getBinding(), caller);
		Element target = caller.getWire() == null ? null : caller.getWire().getResolved();
		if (target instanceof Export export && export.eContainer() instanceof Module module) {
			shown("call.target", Group.CALL, "target", TEXTS.get("target.place", module.getName(), export.getName()), export.getOrigin());
			receive(module, export, isAsynchronous(caller.getInterfaces()) || kind(caller.getBinding()) == BindingKind.JMS);
			return;
		}
		if (kind(caller.getBinding()) != BindingKind.SCA) {
			remark("remark.outside");
			return;
		}
		String module = value(caller.getBinding().getTargetModule());
		String written = Stream.of(module, value(caller.getBinding().getTargetExport())).filter(Objects::nonNull).collect(Collectors.joining("/"));
		boolean read = reading.solution().getModules().stream().anyMatch(each -> module != null && module.equals(each.getName()));
		remark(read ? "remark.noTarget" : "remark.notRead", written);
	}

	/** What takes a call in on the other side; without an export what takes the asynchronous calls of the module. */
	private void receive(Module module, Export export, boolean asynchronous) {
		HostServer host = HostServer.of(reading, module);
		if (host == null) {
			remark("remark.noServer", module.getName());
			return;
		}
		shown("server.name", Group.SERVER, "server", host.name(), host.server().getOrigin());
		remark(host.sameProject() ? "remark.sameProject" : "remark.onlyServer", host.name(), module.getName());
		if (host.server().getProduct() != Product.WEBSPHERE) {
			// What governs calls on other products is not known yet.
			return;
		}
		BindingKind kind = export == null ? BindingKind.SCA : kind(export.getBinding());
		if (kind == BindingKind.SCA || kind == BindingKind.NONE) {
			if (asynchronous) {
				adapter(host.server(), SCA_ADAPTER, Set.of(SCA_QUEUE + module.getName()), SCA_QUEUE + module.getName());
			} else {
				remark("remark.caller");
			}
		} else if (kind == BindingKind.JMS) {
			adapter(host.server(), JMS_ADAPTER, names(export.getBinding()), export.getName());
		} else if (kind.transport() == Transport.HTTP) {
			ThreadPool pool = host.server().getThreadPools().stream().filter(each -> WEB_CONTAINER.equals(each.getName())).findFirst().orElse(null);
			if (pool == null) {
				remark("remark.noWebContainer", host.name());
			} else {
				pool(pool);
			}
		} else {
			remark("remark.unknown", kind.title());
		}
	}

	/** What may tell the activation specification of an export: its own name, or the destination it listens on. */
	private static Set<String> names(Binding binding) {
		return Stream.concat(binding.getProperties().stream(), binding.getDestinations().stream().filter(each -> !"send".equals(each.getName())))
				.map(GovernanceCollector::value).filter(Objects::nonNull).collect(Collectors.toSet());
	}

	private void adapter(Server server, String name, Set<String> queues, String receiver) {
		String serverName = HostServer.name(server);
		List<ResourceAdapter> adapters = server.getResourceAdapters().stream().filter(adapter -> name.equals(adapter.getName()))
				.sorted(Comparator.comparingInt(GovernanceCollector::breadth)).toList();
		if (adapters.isEmpty()) {
			remark("remark.noAdapter", serverName, name);
			return;
		}
		ResourceAdapter adapter = adapters.get(0);
		shown("adapter.name", Group.ADAPTER, "adapter", name, adapter.getOrigin());
		// A name that holds a secret would be shown where another value is chosen.
		List<String> pools = server.getThreadPools().stream().map(Element::getName).filter(pool -> pool != null && !Secrets.isHidden(null, pool)).distinct().toList();
		editable("adapter.threadPoolAlias", Group.ADAPTER, "alias", adapter.getThreadPoolAlias(), Edit.CHOICE, pools, adapter);
		ActivationSpecification specification = adapters.stream().flatMap(each -> each.getActivationSpecifications().stream())
				.filter(each -> queues.contains(text(value(each.getDestination()))) || queues.contains(text(value(each.getJndiName())))).findFirst().orElse(null);
		if (specification == null) {
			remark("remark.noActivation", receiver, serverName);
		} else {
			shown("activation.name", Group.ACTIVATION, "activation", specification.getName(), specification.getOrigin());
			readOnly("activation.destination", Group.ACTIVATION, "destination", specification.getDestination(), specification);
			editable("activation.maximumConcurrency", Group.ACTIVATION, "concurrency", specification.getMaximumConcurrency(), Edit.NUMBER, List.of(), specification);
			editable("activation.maximumBatchSize", Group.ACTIVATION, "batch", specification.getMaximumBatchSize(), Edit.NUMBER, List.of(), specification);
		}
		if (adapter.getThreadPool() != null) {
			pool(adapter.getThreadPool());
		} else if (value(adapter.getThreadPoolAlias()) != null) {
			remark("remark.noPool", value(adapter.getThreadPoolAlias()), serverName);
		}
	}

	private void pool(ThreadPool pool) {
		shown("pool.name", Group.POOL, "pool", pool.getName(), pool.getOrigin());
		editable("pool.minimumSize", Group.POOL, "minimum", pool.getMinimumSize(), Edit.NUMBER, List.of(), pool);
		editable("pool.maximumSize", Group.POOL, "maximum", pool.getMaximumSize(), Edit.NUMBER, List.of(), pool);
		readOnly("pool.inactivityTimeout", Group.POOL, "idle", pool.getInactivityTimeout(), pool);
		readOnly("pool.growable", Group.POOL, "growable", pool.getGrowable(), pool);
	}

	private void styles(List<ServiceInterface> interfaces, Element owner) {
		for (int i = 0; i < interfaces.size(); i++) {
			String id = i == 0 ? "call.preferredInteractionStyle" : "call.preferredInteractionStyle." + (i + 1);
			editable(id, Group.CALL, "style", interfaces.get(i).getPreferredInteractionStyle(), Edit.CHOICE, STYLES, owner);
		}
	}

	private void binding(Binding binding, Element owner) {
		if (kind(binding) != BindingKind.NONE) {
			shown("call.binding", Group.CALL, "binding", binding.getKind().title(), binding.getOrigin() == null ? owner.getOrigin() : binding.getOrigin());
		}
	}

	/** Adds a sentence. @param key its text @param names names out of files, which may hold secrets */
	private void remark(String key, String... names) {
		remarks.add(TEXTS.get(key, Stream.of(names).map(Secrets::hidden).toArray()));
	}

	private void shown(String id, Group group, String label, String value, Origin origin) {
		settings.add(new GoverningSetting(id, group, TEXTS.get("setting." + label), value == null ? "" : value, "", "", origin, Edit.NONE, List.of(), null));
	}

	private void readOnly(String id, Group group, String label, Setting setting, Element owner) {
		if (setting != null && setting.getValue() != null) {
			settings.add(new GoverningSetting(id, group, TEXTS.get("setting." + label), ShownValue.of(setting), text(setting.getUnit()),
					text(setting.getDefaultSource()), place(setting, owner), Edit.NONE, List.of(), setting));
		}
	}

	/** Left out where the file has no place for it. */
	private void editable(String id, Group group, String label, Setting setting, Edit edit, List<String> choices, Element owner) {
		if (setting == null) {
			return;
		}
		boolean writable = setting.isSet() ? setting.getOrigin() != null : setting.getInsertion() != null;
		if (writable || setting.getValue() != null) {
			settings.add(new GoverningSetting(id, group, TEXTS.get("setting." + label), text(ShownValue.of(setting)), text(setting.getUnit()),
					text(setting.getDefaultSource()), place(setting, owner), writable ? edit : Edit.NONE, choices, setting));
		}
	}

	private static Origin place(Setting setting, Element owner) {
		return setting.getOrigin() != null ? setting.getOrigin() : owner.getOrigin();
	}

	private static boolean isAsynchronous(List<ServiceInterface> interfaces) {
		return interfaces.stream().anyMatch(each -> each.interactionStyle() == InteractionStyle.ASYNC);
	}

	private static int breadth(ResourceAdapter adapter) {
		int breadth = adapter.getScope() == null ? -1 : SCOPES.indexOf(adapter.getScope().toLowerCase(Locale.ROOT));
		return breadth < 0 ? SCOPES.size() : breadth;
	}

	private static BindingKind kind(Binding binding) {
		return binding == null ? BindingKind.NONE : binding.getKind();
	}

	private static String value(Setting setting) {
		return setting == null ? null : setting.getValue();
	}

	private static String text(String value) {
		return value == null ? "" : value;
	}
}
