/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.List;
import java.util.Set;
import java.util.LinkedHashSet;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.text.Texts;

/** What the sizes of one server are computed from, and where they go. */
final class ServerSizes {

	private static final Texts TEXTS = Texts.of(ServerSizes.class, "size");

	private final Reading reading;
	private final Server server;
	private final Workload workload;
	private final List<SizedSetting> settings;
	private final Set<String> notes;
	private final List<String> allNotes;

	ServerSizes(Reading reading, Server server, Workload workload, List<SizedSetting> settings, List<String> notes) {
		this.reading = reading;
		this.server = server;
		this.workload = workload;
		this.settings = settings;
		this.allNotes = notes;
		this.notes = new LinkedHashSet<>(notes);
	}

	Server server() {
		return server;
	}

	Workload load() {
		return workload;
	}

	/** The message-driven beans that run on this server, as far as the files tell. */
	List<MessageDrivenBean> beans() {
		return reading.solution().getApplications().stream().flatMap(application -> application.getMessageDrivenBeans().stream()).filter(bean -> {
			Hosting hosting = bean.getOrigin() == null ? null : Hosting.of(reading, bean.getOrigin().path(), each -> each.getProduct() == server.getProduct());
			return hosting != null && hosting.server() == server;
		}).toList();
	}

	/**
	 * Adds a setting. One that the reader did not find a place for is left out; where two readers saw the same setting, it is
	 * added once.
	 */
	void add(String pool, Setting setting, Element owner, long value, String rule, String working, Object... numbers) {
		if (setting == null || value <= 0) {
			return;
		}
		Origin place = setting.getOrigin() != null ? setting.getOrigin() : owner == null ? null : owner.getOrigin();
		settings.add(new SizedSetting(Hosting.serverName(server), pool, setting, place, value, TEXTS.get(working, numbers), rule));
	}

	void note(String key, Object... values) {
		String note = TEXTS.get(key, values);
		if (notes.add(note)) {
			allNotes.add(note);
		}
	}

	/** The data sources of applications, with connections for all threads that reach the database. */
	void connections(long threads, List<DataSource> sources, Headroom headroom) {
		long need = threads * workload.connectionsPerThread();
		if (need == 0) {
			return;
		}
		long most = headroom.of(need);
		for (DataSource source : sources) {
			if (source.getConnectionPool() == null) {
				continue;
			}
			long least = headroom.equalEnds() ? most : need;
			String key = workload.connectionsPerThread() == 1 ? "connections" : "connections.nested";
			add(source.getName(), source.getConnectionPool().getMinimumConnections(), source, least, headroom.rule(), key + ".minimum", least, threads, workload.connectionsPerThread());
			add(source.getName(), source.getConnectionPool().getMaximumConnections(), source, most, headroom.rule(), key + ".maximum", most, threads, headroom.percent(), workload.connectionsPerThread());
		}
		if (sources.size() > 1) {
			note("note.sources", sources.size(), Hosting.serverName(server));
		}
	}
}
