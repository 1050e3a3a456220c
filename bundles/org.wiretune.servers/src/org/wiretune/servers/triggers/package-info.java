/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What is done when an alarm is raised: {@code TriggeredActions} keeps which, {@code TriggerRunner} does it, one after the
 * other and not too often.
 */
package org.wiretune.servers.triggers;
