/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.core.Origin;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Persist Loop</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A loop that persists entities; its name is class and method.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#getEntities <em>Entities</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#isFlushes <em>Flushes</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#isFlushesInBatches <em>Flushes In Batches</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#isClears <em>Clears</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#isNested <em>Nested</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#getPersist <em>Persist</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#getFlush <em>Flush</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#getHeld <em>Held</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistLoop#getManager <em>Manager</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface PersistLoop extends Element
{
	/**
	 * Returns the value of the '<em><b>Entities</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Simple names of the entity classes that are persisted, as far as the code tells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Entities</em>' attribute list.
	 * @model
	 * @generated
	 */
	EList<String> getEntities();

	/**
	 * Returns the value of the '<em><b>Flushes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the loop flushes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flushes</em>' attribute.
	 * @see #setFlushes(boolean)
	 * @model
	 * @generated
	 */
	boolean isFlushes();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#isFlushes <em>Flushes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Flushes</em>' attribute.
	 * @see #isFlushes()
	 * @generated
	 */
	void setFlushes(boolean value);

	/**
	 * Returns the value of the '<em><b>Flushes In Batches</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the flush stands under a condition, so that several rows are flushed together.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flushes In Batches</em>' attribute.
	 * @see #setFlushesInBatches(boolean)
	 * @model
	 * @generated
	 */
	boolean isFlushesInBatches();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#isFlushesInBatches <em>Flushes In Batches</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Flushes In Batches</em>' attribute.
	 * @see #isFlushesInBatches()
	 * @generated
	 */
	void setFlushesInBatches(boolean value);

	/**
	 * Returns the value of the '<em><b>Clears</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the loop clears the persistence context.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Clears</em>' attribute.
	 * @see #setClears(boolean)
	 * @model
	 * @generated
	 */
	boolean isClears();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#isClears <em>Clears</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Clears</em>' attribute.
	 * @see #isClears()
	 * @generated
	 */
	void setClears(boolean value);

	/**
	 * Returns the value of the '<em><b>Nested</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the persist stands in a loop inside a loop.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Nested</em>' attribute.
	 * @see #setNested(boolean)
	 * @model
	 * @generated
	 */
	boolean isNested();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#isNested <em>Nested</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nested</em>' attribute.
	 * @see #isNested()
	 * @generated
	 */
	void setNested(boolean value);

	/**
	 * Returns the value of the '<em><b>Persist</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The persist call.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Persist</em>' attribute.
	 * @see #setPersist(Origin)
	 * @model dataType="org.wiretune.model.settings.Origin"
	 * @generated
	 */
	Origin getPersist();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#getPersist <em>Persist</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Persist</em>' attribute.
	 * @see #getPersist()
	 * @generated
	 */
	void setPersist(Origin value);

	/**
	 * Returns the value of the '<em><b>Flush</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The statement that flushes, or null.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flush</em>' attribute.
	 * @see #setFlush(Origin)
	 * @model dataType="org.wiretune.model.settings.Origin"
	 * @generated
	 */
	Origin getFlush();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#getFlush <em>Flush</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Flush</em>' attribute.
	 * @see #getFlush()
	 * @generated
	 */
	void setFlush(Origin value);

	/**
	 * Returns the value of the '<em><b>Held</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What keeps entities in use behind the flush, as it is written; remark where a remark of the authors speaks of clearing; null where the method shows nothing.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Held</em>' attribute.
	 * @see #setHeld(String)
	 * @model
	 * @generated
	 */
	String getHeld();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#getHeld <em>Held</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Held</em>' attribute.
	 * @see #getHeld()
	 * @generated
	 */
	void setHeld(String value);

	/**
	 * Returns the value of the '<em><b>Manager</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The expression that is the entity manager, for example em.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Manager</em>' attribute.
	 * @see #setManager(String)
	 * @model
	 * @generated
	 */
	String getManager();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#getManager <em>Manager</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Manager</em>' attribute.
	 * @see #getManager()
	 * @generated
	 */
	void setManager(String value);

} // PersistLoop
