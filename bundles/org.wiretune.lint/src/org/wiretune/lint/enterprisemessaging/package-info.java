/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Message-driven beans as parts of modules, so that the map shows them with the queues and topics that they take from. */
package org.wiretune.lint.enterprisemessaging;
