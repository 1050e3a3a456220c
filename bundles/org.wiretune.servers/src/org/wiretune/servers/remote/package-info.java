/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Connections to servers elsewhere: JMX over RMI, over the management of WildFly, and the REST connector of Liberty. What a server sends is
 * not trusted: objects are read behind {@code ReplyFilter}, certificates by {@code CertificateCheck}.
 */
package org.wiretune.servers.remote;
