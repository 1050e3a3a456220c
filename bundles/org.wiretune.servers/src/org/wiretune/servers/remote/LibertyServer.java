/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.AttributeNotFoundException;
import javax.management.InstanceNotFoundException;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanInfo;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * The MBeans behind the REST connector of Liberty, as far as gauges, alarms and thread dumps ask for them; whatever else a connection to
 * MBeans can do is not supported. Handles the calls of a {@code MBeanServerConnection}.
 */
final class LibertyServer implements InvocationHandler {

	private static final int REFUSED = 400;
	private static final int NOT_FOUND = 404;
	private static final int SERVER_ERROR = 500;

	private final LibertyRest rest;

	LibertyServer(LibertyRest rest) {
		this.rest = rest;
	}

	@Override
	public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
		try {
			return switch (method.getName()) {
			case "getMBeanCount" -> rest.get("/mbeanCount").getAsJsonArray().get(0).getAsInt(); //$NON-NLS-1$ //$NON-NLS-2$
			case "getDomains" -> rest.get("/domains").getAsJsonArray().asList().stream().map(JsonElement::getAsString).toArray(String[]::new); //$NON-NLS-1$ //$NON-NLS-2$
			case "queryNames" -> names((ObjectName) arguments[0]); //$NON-NLS-1$
			case "isRegistered" -> !names((ObjectName) arguments[0]).isEmpty(); //$NON-NLS-1$
			// Asked before a proxy of an MXBean is made; what it is not will refuse the calls.
			case "isInstanceOf" -> !String.valueOf(arguments[1]).endsWith("NotificationEmitter"); //$NON-NLS-1$ //$NON-NLS-2$
			case "getAttribute" -> attribute((ObjectName) arguments[0], (String) arguments[1]); //$NON-NLS-1$
			case "getAttributes" -> attributes((ObjectName) arguments[0], List.of((String[]) arguments[1])); //$NON-NLS-1$
			case "getMBeanInfo" -> info((ObjectName) arguments[0]); //$NON-NLS-1$
			case "invoke" -> called((ObjectName) arguments[0], (String) arguments[1], (Object[]) arguments[2], (String[]) arguments[3]); //$NON-NLS-1$
			case "toString" -> "Liberty"; //$NON-NLS-1$ //$NON-NLS-2$
			case "hashCode" -> System.identityHashCode(proxy); //$NON-NLS-1$
			case "equals" -> proxy == arguments[0]; //$NON-NLS-1$
			default -> throw new UnsupportedOperationException(method.getName());
			};
		} catch (LibertyRest.Refused refused) {
			throw failure(refused, arguments);
		}
	}

	/** The connector sends the exception of the MBean as a serialized object, which is not read, and its stack trace in words. */
	private static Exception failure(LibertyRest.Refused refused, Object[] arguments) {
		if (refused.status() != REFUSED && refused.status() != NOT_FOUND) {
			return refused.status() / 100 == 4 ? new SecurityException(Integer.toString(refused.status())) : new IOException("HTTP " + refused.status(), refused); //$NON-NLS-1$
		}
		String said = refused.getMessage();
		if (said.contains("\"stackTrace\":\"javax.management.InstanceNotFoundException")) { //$NON-NLS-1$
			return new InstanceNotFoundException(String.valueOf(arguments[0]));
		}
		return new IllegalStateException("HTTP " + refused.status()); //$NON-NLS-1$
	}

	private static String encoded(String text) {
		return URLEncoder.encode(text, UTF_8);
	}

	private static String path(ObjectName name) {
		return "/mbeans/" + encoded(name.getCanonicalName()); //$NON-NLS-1$
	}

	private Set<ObjectName> names(ObjectName pattern) throws IOException {
		Set<ObjectName> names = new LinkedHashSet<>();
		String question = pattern == null ? "" : "?objectName=" + encoded(pattern.getCanonicalName()); //$NON-NLS-1$ //$NON-NLS-2$
		for (JsonElement each : rest.get("/mbeans" + question).getAsJsonArray()) { //$NON-NLS-1$
			try {
				names.add(new ObjectName(each.getAsJsonObject().get("objectName").getAsString())); //$NON-NLS-1$
			} catch (MalformedObjectNameException odd) {
				// Not one that a table names.
				continue;
			}
		}
		return names;
	}

	/** What an MBean offers, without its operations. */
	private MBeanInfo info(ObjectName name) throws IOException {
		JsonObject info;
		try {
			info = rest.get(path(name)).getAsJsonObject();
		} catch (LibertyRest.Refused refused) {
			if (refused.status() != SERVER_ERROR) {
				throw refused;
			}
			// The connector does not find some names in its own address, such as those with a slash; others it does.
			throw new IllegalStateException("HTTP " + refused.status(), refused); //$NON-NLS-1$
		}
		List<MBeanAttributeInfo> attributes = new ArrayList<>();
		for (JsonElement each : info.getAsJsonArray("attributes")) { //$NON-NLS-1$
			JsonObject attribute = each.getAsJsonObject();
			JsonElement readable = attribute.get("isReadable"); //$NON-NLS-1$
			attributes.add(new MBeanAttributeInfo(text(attribute, "name"), text(attribute, "type"), text(attribute, "description"), readable == null || readable.getAsBoolean(), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
					false, false));
		}
		return new MBeanInfo(text(info, "className"), text(info, "description"), attributes.toArray(MBeanAttributeInfo[]::new), null, null, null); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static String text(JsonObject object, String member) {
		JsonElement value = object.get(member);
		return value == null || !value.isJsonPrimitive() ? "" : value.getAsString(); //$NON-NLS-1$
	}

	private Object attribute(ObjectName name, String attribute) throws IOException, AttributeNotFoundException {
		for (Object each : attributes(name, List.of(attribute))) {
			return ((Attribute) each).getValue();
		}
		throw new AttributeNotFoundException(attribute);
	}

	private AttributeList attributes(ObjectName name, List<String> wanted) throws IOException {
		List<String> questions = new ArrayList<>();
		wanted.forEach(each -> questions.add("attribute=" + encoded(each))); //$NON-NLS-1$
		AttributeList all = new AttributeList();
		for (JsonElement each : rest.get(path(name) + "/attributes?" + String.join("&", questions)).getAsJsonArray()) { //$NON-NLS-1$ //$NON-NLS-2$
			JsonObject attribute = each.getAsJsonObject();
			all.add(new Attribute(attribute.get("name").getAsString(), LibertyValues.read(attribute.get("value")))); //$NON-NLS-1$ //$NON-NLS-2$
		}
		return all;
	}

	private Object called(ObjectName name, String operation, Object[] arguments, String[] signature) throws IOException {
		JsonArray values = new JsonArray();
		JsonArray types = new JsonArray();
		for (int i = 0; i < (arguments == null ? 0 : arguments.length); i++) {
			values.add(LibertyValues.written(arguments[i]));
			types.add(signature[i]);
		}
		JsonObject call = new JsonObject();
		call.add("params", values); //$NON-NLS-1$
		call.add("signature", types); //$NON-NLS-1$
		return LibertyValues.read(rest.post(path(name) + "/operations/" + encoded(operation), call)); //$NON-NLS-1$
	}
}
