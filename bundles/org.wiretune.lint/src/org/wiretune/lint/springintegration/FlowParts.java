/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileParts;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;

/** Makes what the map shows of flows in code, in the same form as {@link ContextParts} does of contexts in XML. */
public final class FlowParts {

	private final FileParts parts;

	/** Takes where they go. @param parts takes the parts of a file */
	public FlowParts(FileParts parts) {
		this.parts = parts;
	}

	/**
	 * {@return a new component}
	 *
	 * @param name its name
	 * @param type what it is, such as flow or service-activator
	 * @param takes the channel that it takes messages from, or null
	 * @param origin where it stands
	 */
	public Component component(String name, String type, String takes, Origin origin) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		component.setName(name);
		component.setOrigin(origin);
		Implementation implementation = AssemblyFactory.INSTANCE.createImplementation();
		implementation.setType(type);
		component.setImplementation(implementation);
		if (takes != null) {
			component.getProperties().add(setting(ContextParts.TAKES, takes, origin));
		}
		parts.add(component);
		parts.add(ModuleKind.class, ContextParts.CONTEXT);
		return component;
	}

	/** A channel that hands its messages to other threads. @param name its name @param type what it is, such as queue @param origin where it stands */
	public void channel(String name, String type, Origin origin) {
		ServiceInterface handed = AssemblyFactory.INSTANCE.createServiceInterface();
		handed.setPreferredInteractionStyle(setting("preferredInteractionStyle", "async", origin));
		send(component(name, type, null, origin), name, origin).getInterfaces().add(handed);
	}

	/**
	 * {@return the reference by which a component sends to a channel}
	 *
	 * @param component the component
	 * @param channel the name of the channel
	 * @param origin where it says so
	 */
	public Reference send(Component component, String channel, Origin origin) {
		Reference reference = AssemblyFactory.INSTANCE.createReference();
		reference.setName(channel);
		reference.setOrigin(origin);
		reference.getWires().add(wire(channel, origin));
		component.getReferences().add(reference);
		return reference;
	}

	/**
	 * What brings messages in.
	 *
	 * @param name its name
	 * @param kind what it is, as in XML, for example {@code jms.inbound-gateway}
	 * @param channel where its messages go
	 * @param origin where it stands
	 */
	public void incoming(String name, String kind, String channel, Origin origin) {
		Export export = AssemblyFactory.INSTANCE.createExport();
		export.setName(name);
		export.setOrigin(origin);
		export.setBinding(binding(kind, origin));
		export.setWire(wire(channel, origin));
		parts.add(export);
		parts.add(ModuleKind.class, ContextParts.CONTEXT);
	}

	/**
	 * What sends messages out; it takes them from a channel of its own name.
	 *
	 * @param name its name
	 * @param kind what it is, as in XML
	 * @param origin where it stands
	 */
	public void outgoing(String name, String kind, Origin origin) {
		Import outside = AssemblyFactory.INSTANCE.createImport();
		outside.setName(name);
		outside.setOrigin(origin);
		outside.setBinding(binding(kind, origin));
		outside.getBinding().getProperties().add(setting(ContextParts.TAKES, name, origin));
		parts.add(outside);
		parts.add(ModuleKind.class, ContextParts.CONTEXT);
	}

	private static Binding binding(String kind, Origin origin) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		binding.setName(kind);
		binding.setOrigin(origin);
		binding.setKind(ContextParts.kind(kind));
		return binding;
	}

	private static Wire wire(String channel, Origin origin) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(setting(ContextParts.CHANNEL, channel, origin));
		return wire;
	}

	private static Setting setting(String name, String value, Origin origin) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName(name);
		setting.setValue(value);
		setting.setState(SettingState.SET);
		setting.setOrigin(origin);
		setting.setForm(ValueForm.NONE);
		return setting;
	}
}
