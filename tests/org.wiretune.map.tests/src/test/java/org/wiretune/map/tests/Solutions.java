/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

/** Builds solutions for tests the way a reader would: every element of a module has a file of its own. */
final class Solutions {

	private static final int NAME_OFFSET = 100;
	private static final int VALUE_OFFSET = 200;

	final Solution solution = SolutionFactory.INSTANCE.createSolution();

	Module module(String name, ModuleKind kind) {
		Module module = AssemblyFactory.INSTANCE.createModule();
		module.setName(name);
		module.setKind(kind);
		module.setPath(name);
		module.setOrigin(origin(name + "/sca.module", NAME_OFFSET));
		solution.getModules().add(module);
		return module;
	}

	static Component component(Module module, String name, String implementationType) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		component.setName(name);
		component.setOrigin(origin(module.getPath() + '/' + name + ".component", NAME_OFFSET));
		Implementation implementation = AssemblyFactory.INSTANCE.createImplementation();
		implementation.setType(implementationType);
		component.setImplementation(implementation);
		module.getComponents().add(component);
		return component;
	}

	static Export export(Module module, String name, BindingKind kind, Element target) {
		Export export = AssemblyFactory.INSTANCE.createExport();
		export.setName(name);
		String file = module.getPath() + '/' + name + ".export";
		export.setOrigin(origin(file, NAME_OFFSET));
		export.setBinding(binding(kind, file));
		if (target != null) {
			export.setWire(wire(target.getName(), target, file, VALUE_OFFSET + 50));
		}
		module.getExports().add(export);
		return export;
	}

	static Import caller(Module module, String name, BindingKind kind, String style) {
		Import caller = AssemblyFactory.INSTANCE.createImport();
		caller.setName(name);
		String file = module.getPath() + '/' + name + ".import";
		caller.setOrigin(origin(file, NAME_OFFSET));
		caller.getInterfaces().add(style(style, file));
		caller.setBinding(binding(kind, file));
		module.getImports().add(caller);
		return caller;
	}

	static Import scaCall(Module module, String name, String style, String targetModule, String targetExport, Export resolved) {
		Import caller = caller(module, name, BindingKind.SCA, style);
		String file = caller.getOrigin().path();
		caller.getBinding().setTargetModule(setting("module", targetModule, file, VALUE_OFFSET + 60));
		caller.getBinding().setTargetExport(setting("export", targetExport, file, VALUE_OFFSET + 90));
		caller.setWire(wire(targetExport, resolved, file, VALUE_OFFSET + 90));
		return caller;
	}

	static Reference reference(Component component, String name, String target, Element resolved) {
		Reference reference = AssemblyFactory.INSTANCE.createReference();
		reference.setName(name);
		int offset = VALUE_OFFSET + 100 * (1 + component.getReferences().size());
		reference.setOrigin(origin(component.getOrigin().path(), offset));
		reference.getWires().add(wire(target, resolved, component.getOrigin().path(), offset + 50));
		component.getReferences().add(reference);
		return reference;
	}

	static void standaloneReference(Module module, String name, Element target) {
		Reference reference = AssemblyFactory.INSTANCE.createReference();
		reference.setName(name);
		String file = module.getPath() + "/sca.references";
		int offset = VALUE_OFFSET + 100 * module.getReferences().size();
		reference.setOrigin(origin(file, offset));
		reference.getWires().add(wire(target.getName(), target, file, offset + 50));
		module.getReferences().add(reference);
	}

	static void dependsOn(Module module, String name) {
		module.getDependencies().add(setting("requires", name, module.getPath() + "/sca.module", VALUE_OFFSET));
	}

	static Wire wire(String target, Element resolved, String file, int offset) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(setting("target", target, file, offset));
		wire.setResolved(resolved);
		return wire;
	}

	static Binding binding(BindingKind kind, String file) {
		Binding binding = AssemblyFactory.INSTANCE.createBinding();
		binding.setKind(kind);
		binding.setOrigin(origin(file, VALUE_OFFSET + 40));
		return binding;
	}

	static ServiceInterface style(String style, String file) {
		ServiceInterface service = AssemblyFactory.INSTANCE.createServiceInterface();
		if (style != null) {
			service.setPreferredInteractionStyle(setting("preferredInteractionStyle", style, file, VALUE_OFFSET));
		}
		return service;
	}

	static Setting setting(String name, String value, String file, int offset) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName(name);
		setting.setValue(value);
		setting.setState(SettingState.SET);
		setting.setOrigin(new Origin(file, offset, value.length(), 1 + offset / 80, 1 + offset % 80));
		return setting;
	}

	static Origin origin(String file, int offset) {
		return new Origin(file, offset, 4, 1 + offset / 80, 1 + offset % 80);
	}

	/** Two modules and a library: five imports with the bindings of the sample, all of them served. */
	static Solution senderAndReceiver() {
		Solutions build = new Solutions();
		build.module("PerformanceLibrary", ModuleKind.LIBRARY);
		Module receiver = build.module("ReceiverModule", ModuleKind.MODULE);
		dependsOn(receiver, "PerformanceLibrary");
		Component worker = component(receiver, "Receiver", "JavaImplementation");
		Export async = export(receiver, "ReceiverAsyncExport", BindingKind.SCA, worker);
		Export http = export(receiver, "ReceiverHttpExport", BindingKind.HTTP, worker);
		http.getBinding().setEndpoint(setting("contextPath", "/receive", http.getOrigin().path(), 300));
		Export jms = export(receiver, "ReceiverJmsExport", BindingKind.JMS, worker);
		jms.getBinding().getDestinations().add(setting("target", "jms/Receive", jms.getOrigin().path(), 300));
		Export sync = export(receiver, "ReceiverExport", BindingKind.SCA, worker);
		Export ws = export(receiver, "ReceiverWsExport", BindingKind.JAX_WS, worker);
		Module sender = build.module("SenderModule", ModuleKind.MODULE);
		dependsOn(sender, "PerformanceLibrary");
		Component caller = component(sender, "Sender", "JavaImplementation");
		Import scaSync = scaCall(sender, "ReceiverSync", "sync", "ReceiverModule", "ReceiverExport", sync);
		Import scaAsync = scaCall(sender, "ReceiverAsync", "async", "ReceiverModule", "ReceiverAsyncExport", async);
		Import byJms = caller(sender, "ReceiverJms", BindingKind.JMS, "async");
		byJms.getBinding().getDestinations().add(setting("destination", "jms/Receive", byJms.getOrigin().path(), 300));
		Import byHttp = caller(sender, "ReceiverHttp", BindingKind.HTTP, "sync");
		byHttp.getBinding().setEndpoint(setting("endpoint", "http://localhost:9080/ReceiverModuleWeb/receive", byHttp.getOrigin().path(), 300));
		Import byWs = caller(sender, "ReceiverWs", BindingKind.JAX_WS, "sync");
		byWs.getBinding().setEndpoint(setting("endpoint", "http://localhost:9080/ReceiverModuleWeb/sca/ReceiverWsExport", byWs.getOrigin().path(), 300));
		byJms.setWire(wire("jms/Receive", jms, byJms.getOrigin().path(), 300));
		byHttp.setWire(wire("http://localhost:9080/ReceiverModuleWeb/receive", http, byHttp.getOrigin().path(), 300));
		byWs.setWire(wire("http://localhost:9080/ReceiverModuleWeb/sca/ReceiverWsExport", ws, byWs.getOrigin().path(), 300));
		for (Import each : new Import[] { scaSync, scaAsync, byJms, byHttp, byWs }) {
			reference(caller, each.getName() + "Partner", each.getName(), each);
		}
		export(sender, "SenderExport", BindingKind.SCA, caller);
		return build.solution;
	}

	/** What people really have: names that lead nowhere, addresses outside, cycles, a call of itself, odd names. */
	static Solution troubled() {
		Solutions build = new Solutions();
		Module orders = build.module("Orders & <Returns>", ModuleKind.MODULE);
		Module billing = build.module("Billing", ModuleKind.MEDIATION_MODULE);
		Component process = component(orders, "OrderProcess", "ProcessImplementation");
		Component rules = component(orders, "Rules \"quoted\" 'single'", "BusinessRuleGroupImplementation");
		Component flow = component(billing, "\u8bf7\u6c42Flow", "MediationFlowImplementation");
		Export place = export(orders, "PlaceOrder", BindingKind.JAX_WS, process);
		Export self = export(orders, "Self", BindingKind.NONE, rules);
		Export bill = export(billing, "Bill", BindingKind.MQ, flow);
		export(billing, "Gone", BindingKind.SCA, null).setWire(wire("NoSuchFlow", null, "Billing/Gone.export", 250));
		Import callSelf = scaCall(orders, "CallSelf", "any", orders.getName(), "Self", self);
		Import callBill = scaCall(orders, "CallBill", "async", "Billing", "Bill", bill);
		Import missing = scaCall(orders, "CallMissing", "sync", "Billing", "NoSuchExport", null);
		Import outside = caller(orders, "Rates", BindingKind.JAX_RPC, null);
		outside.getBinding().setEndpoint(setting("endpoint", "https://rates.example.com:8443/services/ExchangeRateService/v2/with/a/long/path?wsdl", outside.getOrigin().path(), 300));
		Import ejb = caller(orders, "Legacy", BindingKind.EJB, "sync");
		ejb.getBinding().getProperties().add(setting("jndiName", "ejb/ejbs/LargeGraphHome", ejb.getOrigin().path(), 300));
		Import file = caller(billing, "Files", BindingKind.UNKNOWN, "sync");
		file.getBinding().setType(setting("type", "flatfile:FlatFileImportBinding", file.getOrigin().path(), 300));
		Import back = scaCall(billing, "BackToOrders", "sync", orders.getName(), "PlaceOrder", place);
		Import again = scaCall(billing, "AVeryLongImportNameThatNobodyShouldChooseButSomebodyDidForTheContextHandlerVerifierProvider", "sync", "nav-ent-frg-person", "PersonSCAEXP", null);
		caller(billing, "Loose", BindingKind.NONE, null);
		reference(process, "rules", rules.getName(), rules);
		reference(process, "bill", "CallBill", callBill);
		reference(process, "missing", "CallMissing", missing);
		reference(process, "rates", "Rates", outside);
		reference(process, "lost", "NoSuchComponent", null);
		reference(rules, "again", process.getName(), process);
		reference(rules, "self", "CallSelf", callSelf);
		reference(rules, "legacy", "Legacy", ejb);
		reference(flow, "files", "Files", file);
		reference(flow, "back", "BackToOrders", back);
		reference(flow, "person", again.getName(), again);
		standaloneReference(billing, "ClientPartner", flow);
		return build.solution;
	}

	/** Many modules of a few elements each, wired mostly to modules before them, the same every time. */
	static Solution large(int modules) {
		Solutions build = new Solutions();
		Random random = new Random(300);
		List<Export> exports = new ArrayList<>();
		BindingKind[] kinds = { BindingKind.SCA, BindingKind.SCA, BindingKind.JMS, BindingKind.HTTP, BindingKind.JAX_WS };
		for (int m = 0; m < modules; m++) {
			Module module = build.module("Module" + String.format("%03d", m), m % 5 == 0 ? ModuleKind.MEDIATION_MODULE : ModuleKind.MODULE);
			List<Export> own = new ArrayList<>();
			List<Component> components = new ArrayList<>();
			for (int c = 0; c < 1 + random.nextInt(4); c++) {
				components.add(component(module, "Component" + c, c % 2 == 0 ? "JavaImplementation" : "ProcessImplementation"));
			}
			for (int e = 0; e < 1 + random.nextInt(2); e++) {
				own.add(export(module, "Export" + e, BindingKind.SCA, components.get(random.nextInt(components.size()))));
			}
			for (int i = 0; i < random.nextInt(4) && !exports.isEmpty(); i++) {
				BindingKind kind = kinds[random.nextInt(kinds.length)];
				String style = random.nextInt(3) == 0 ? "async" : "sync";
				Export target = exports.get(Math.max(0, exports.size() - 1 - random.nextInt(12)));
				String targetModule = ((Module) target.eContainer()).getName();
				Import caller;
				if (kind == BindingKind.SCA) {
					caller = scaCall(module, "Import" + i, style, targetModule, target.getName(), random.nextInt(20) == 0 ? null : target);
				} else {
					caller = caller(module, "Import" + i, kind, style);
					caller.getBinding().setEndpoint(setting("endpoint", "http://host" + random.nextInt(9) + ".example.com/service", caller.getOrigin().path(), 300));
				}
				reference(components.get(random.nextInt(components.size())), "ref" + i, caller.getName(), caller);
			}
			exports.addAll(own);
		}
		return build.solution;
	}

	/** Modules that all hang together: each calls one to three of those before it by SCA, the same every time. */
	static Solution connected(int modules) {
		Solutions build = new Solutions();
		Random random = new Random(5);
		List<Export> exports = new ArrayList<>();
		for (int m = 0; m < modules; m++) {
			Module module = build.module("Module" + String.format("%03d", m), ModuleKind.MODULE);
			Component work = component(module, "Work", "JavaImplementation");
			for (int i = 0; i < 1 + random.nextInt(3) && !exports.isEmpty(); i++) {
				Export target = exports.get(random.nextInt(exports.size()));
				Import caller = scaCall(module, "Next" + i, random.nextInt(3) == 0 ? "async" : "sync", ((Module) target.eContainer()).getName(), "Offer", target);
				reference(work, "next" + i, caller.getName(), caller);
			}
			exports.add(export(module, "Offer", BindingKind.SCA, work));
		}
		return build.solution;
	}
}
