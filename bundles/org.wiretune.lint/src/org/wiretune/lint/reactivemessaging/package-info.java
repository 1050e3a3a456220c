/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Channels of MicroProfile Reactive Messaging, as Quarkus and Open Liberty have them: methods as components, and topics that settings name. */
package org.wiretune.lint.reactivemessaging;
