/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.List;

import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.MessageDrivenBean;

/** Sessions of message-driven beans and the pools of their instances, which have to be equal. EAP 5 guide, 4.6. */
final class MessageSizes {

	private MessageSizes() {
	}

	static void add(ServerSizes sizes, List<MessageDrivenBean> beans, String rule) {
		long messages = sizes.load().messages();
		if (messages == 0) {
			return;
		}
		for (MessageDrivenBean bean : beans) {
			sizes.add(bean.getName(), bean.getMaximumSessions(), bean, messages, "mdb-maxsessions-default", "sessions", messages);
			if (bean.getPool() != null && JBossSizes.isStrict(bean.getPool())) {
				sizes.add(bean.getName(), bean.getPool().getMaximumSize(), bean.getPool(), messages, rule, "messageBeans", messages);
			}
		}
		for (BeanPool pool : sizes.server().getBeanPools()) {
			if (pool.getBeanKind() != null && pool.getBeanKind().contains("essage") && JBossSizes.isStrict(pool)) {
				sizes.add(pool.getName() == null ? pool.getBeanKind() : pool.getName(), pool.getMaximumSize(), pool, messages, rule, "messageBeans", messages);
			}
		}
		if (beans.size() > 1) {
			sizes.note("note.beans", beans.size(), messages);
		}
	}
}
