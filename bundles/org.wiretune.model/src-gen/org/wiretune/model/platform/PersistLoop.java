/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EDataTypeUniqueEList;

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
 * @model kind="class"
 * @generated
 */
public class PersistLoop extends Element
{
	/**
	 * The cached value of the '{@link #getEntities() <em>Entities</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEntities()
	 * @generated
	 * @ordered
	 */
	protected EList<String> entities;

	/**
	 * The default value of the '{@link #isFlushes() <em>Flushes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlushes()
	 * @generated
	 * @ordered
	 */
	protected static final boolean FLUSHES_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isFlushes() <em>Flushes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlushes()
	 * @generated
	 * @ordered
	 */
	protected boolean flushes = FLUSHES_EDEFAULT;

	/**
	 * The default value of the '{@link #isFlushesInBatches() <em>Flushes In Batches</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlushesInBatches()
	 * @generated
	 * @ordered
	 */
	protected static final boolean FLUSHES_IN_BATCHES_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isFlushesInBatches() <em>Flushes In Batches</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isFlushesInBatches()
	 * @generated
	 * @ordered
	 */
	protected boolean flushesInBatches = FLUSHES_IN_BATCHES_EDEFAULT;

	/**
	 * The default value of the '{@link #isClears() <em>Clears</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isClears()
	 * @generated
	 * @ordered
	 */
	protected static final boolean CLEARS_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isClears() <em>Clears</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isClears()
	 * @generated
	 * @ordered
	 */
	protected boolean clears = CLEARS_EDEFAULT;

	/**
	 * The default value of the '{@link #isNested() <em>Nested</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isNested()
	 * @generated
	 * @ordered
	 */
	protected static final boolean NESTED_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isNested() <em>Nested</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isNested()
	 * @generated
	 * @ordered
	 */
	protected boolean nested = NESTED_EDEFAULT;

	/**
	 * The default value of the '{@link #getPersist() <em>Persist</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPersist()
	 * @generated
	 * @ordered
	 */
	protected static final Origin PERSIST_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPersist() <em>Persist</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPersist()
	 * @generated
	 * @ordered
	 */
	protected Origin persist = PERSIST_EDEFAULT;

	/**
	 * The default value of the '{@link #getFlush() <em>Flush</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlush()
	 * @generated
	 * @ordered
	 */
	protected static final Origin FLUSH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFlush() <em>Flush</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlush()
	 * @generated
	 * @ordered
	 */
	protected Origin flush = FLUSH_EDEFAULT;

	/**
	 * The default value of the '{@link #getHeld() <em>Held</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeld()
	 * @generated
	 * @ordered
	 */
	protected static final String HELD_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getHeld() <em>Held</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeld()
	 * @generated
	 * @ordered
	 */
	protected String held = HELD_EDEFAULT;

	/**
	 * The default value of the '{@link #getManager() <em>Manager</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getManager()
	 * @generated
	 * @ordered
	 */
	protected static final String MANAGER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getManager() <em>Manager</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getManager()
	 * @generated
	 * @ordered
	 */
	protected String manager = MANAGER_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PersistLoop()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackage.Literals.PERSIST_LOOP;
	}

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
	public EList<String> getEntities()
	{
		if (entities == null)
		{
			entities = new EDataTypeUniqueEList<String>(String.class, this, PlatformPackage.PERSIST_LOOP__ENTITIES);
		}
		return entities;
	}

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
	public boolean isFlushes()
	{
		return flushes;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#isFlushes <em>Flushes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newFlushes the new value of the '<em>Flushes</em>' attribute.
	 * @see #isFlushes()
	 * @generated
	 */
	public void setFlushes(boolean newFlushes)
	{
		boolean oldFlushes = flushes;
		flushes = newFlushes;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSIST_LOOP__FLUSHES, oldFlushes, flushes));
	}

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
	public boolean isFlushesInBatches()
	{
		return flushesInBatches;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#isFlushesInBatches <em>Flushes In Batches</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newFlushesInBatches the new value of the '<em>Flushes In Batches</em>' attribute.
	 * @see #isFlushesInBatches()
	 * @generated
	 */
	public void setFlushesInBatches(boolean newFlushesInBatches)
	{
		boolean oldFlushesInBatches = flushesInBatches;
		flushesInBatches = newFlushesInBatches;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSIST_LOOP__FLUSHES_IN_BATCHES, oldFlushesInBatches, flushesInBatches));
	}

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
	public boolean isClears()
	{
		return clears;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#isClears <em>Clears</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newClears the new value of the '<em>Clears</em>' attribute.
	 * @see #isClears()
	 * @generated
	 */
	public void setClears(boolean newClears)
	{
		boolean oldClears = clears;
		clears = newClears;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSIST_LOOP__CLEARS, oldClears, clears));
	}

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
	public boolean isNested()
	{
		return nested;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#isNested <em>Nested</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newNested the new value of the '<em>Nested</em>' attribute.
	 * @see #isNested()
	 * @generated
	 */
	public void setNested(boolean newNested)
	{
		boolean oldNested = nested;
		nested = newNested;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSIST_LOOP__NESTED, oldNested, nested));
	}

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
	public Origin getPersist()
	{
		return persist;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#getPersist <em>Persist</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPersist the new value of the '<em>Persist</em>' attribute.
	 * @see #getPersist()
	 * @generated
	 */
	public void setPersist(Origin newPersist)
	{
		Origin oldPersist = persist;
		persist = newPersist;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSIST_LOOP__PERSIST, oldPersist, persist));
	}

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
	public Origin getFlush()
	{
		return flush;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#getFlush <em>Flush</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newFlush the new value of the '<em>Flush</em>' attribute.
	 * @see #getFlush()
	 * @generated
	 */
	public void setFlush(Origin newFlush)
	{
		Origin oldFlush = flush;
		flush = newFlush;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSIST_LOOP__FLUSH, oldFlush, flush));
	}

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
	public String getHeld()
	{
		return held;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#getHeld <em>Held</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newHeld the new value of the '<em>Held</em>' attribute.
	 * @see #getHeld()
	 * @generated
	 */
	public void setHeld(String newHeld)
	{
		String oldHeld = held;
		held = newHeld;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSIST_LOOP__HELD, oldHeld, held));
	}

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
	public String getManager()
	{
		return manager;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistLoop#getManager <em>Manager</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newManager the new value of the '<em>Manager</em>' attribute.
	 * @see #getManager()
	 * @generated
	 */
	public void setManager(String newManager)
	{
		String oldManager = manager;
		manager = newManager;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSIST_LOOP__MANAGER, oldManager, manager));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackage.PERSIST_LOOP__ENTITIES:
				return getEntities();
			case PlatformPackage.PERSIST_LOOP__FLUSHES:
				return isFlushes();
			case PlatformPackage.PERSIST_LOOP__FLUSHES_IN_BATCHES:
				return isFlushesInBatches();
			case PlatformPackage.PERSIST_LOOP__CLEARS:
				return isClears();
			case PlatformPackage.PERSIST_LOOP__NESTED:
				return isNested();
			case PlatformPackage.PERSIST_LOOP__PERSIST:
				return getPersist();
			case PlatformPackage.PERSIST_LOOP__FLUSH:
				return getFlush();
			case PlatformPackage.PERSIST_LOOP__HELD:
				return getHeld();
			case PlatformPackage.PERSIST_LOOP__MANAGER:
				return getManager();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.PERSIST_LOOP__ENTITIES:
				getEntities().clear();
				getEntities().addAll((Collection<? extends String>)newValue);
				return;
			case PlatformPackage.PERSIST_LOOP__FLUSHES:
				setFlushes((Boolean)newValue);
				return;
			case PlatformPackage.PERSIST_LOOP__FLUSHES_IN_BATCHES:
				setFlushesInBatches((Boolean)newValue);
				return;
			case PlatformPackage.PERSIST_LOOP__CLEARS:
				setClears((Boolean)newValue);
				return;
			case PlatformPackage.PERSIST_LOOP__NESTED:
				setNested((Boolean)newValue);
				return;
			case PlatformPackage.PERSIST_LOOP__PERSIST:
				setPersist((Origin)newValue);
				return;
			case PlatformPackage.PERSIST_LOOP__FLUSH:
				setFlush((Origin)newValue);
				return;
			case PlatformPackage.PERSIST_LOOP__HELD:
				setHeld((String)newValue);
				return;
			case PlatformPackage.PERSIST_LOOP__MANAGER:
				setManager((String)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.PERSIST_LOOP__ENTITIES:
				getEntities().clear();
				return;
			case PlatformPackage.PERSIST_LOOP__FLUSHES:
				setFlushes(FLUSHES_EDEFAULT);
				return;
			case PlatformPackage.PERSIST_LOOP__FLUSHES_IN_BATCHES:
				setFlushesInBatches(FLUSHES_IN_BATCHES_EDEFAULT);
				return;
			case PlatformPackage.PERSIST_LOOP__CLEARS:
				setClears(CLEARS_EDEFAULT);
				return;
			case PlatformPackage.PERSIST_LOOP__NESTED:
				setNested(NESTED_EDEFAULT);
				return;
			case PlatformPackage.PERSIST_LOOP__PERSIST:
				setPersist(PERSIST_EDEFAULT);
				return;
			case PlatformPackage.PERSIST_LOOP__FLUSH:
				setFlush(FLUSH_EDEFAULT);
				return;
			case PlatformPackage.PERSIST_LOOP__HELD:
				setHeld(HELD_EDEFAULT);
				return;
			case PlatformPackage.PERSIST_LOOP__MANAGER:
				setManager(MANAGER_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.PERSIST_LOOP__ENTITIES:
				return entities != null && !entities.isEmpty();
			case PlatformPackage.PERSIST_LOOP__FLUSHES:
				return flushes != FLUSHES_EDEFAULT;
			case PlatformPackage.PERSIST_LOOP__FLUSHES_IN_BATCHES:
				return flushesInBatches != FLUSHES_IN_BATCHES_EDEFAULT;
			case PlatformPackage.PERSIST_LOOP__CLEARS:
				return clears != CLEARS_EDEFAULT;
			case PlatformPackage.PERSIST_LOOP__NESTED:
				return nested != NESTED_EDEFAULT;
			case PlatformPackage.PERSIST_LOOP__PERSIST:
				return PERSIST_EDEFAULT == null ? persist != null : !PERSIST_EDEFAULT.equals(persist);
			case PlatformPackage.PERSIST_LOOP__FLUSH:
				return FLUSH_EDEFAULT == null ? flush != null : !FLUSH_EDEFAULT.equals(flush);
			case PlatformPackage.PERSIST_LOOP__HELD:
				return HELD_EDEFAULT == null ? held != null : !HELD_EDEFAULT.equals(held);
			case PlatformPackage.PERSIST_LOOP__MANAGER:
				return MANAGER_EDEFAULT == null ? manager != null : !MANAGER_EDEFAULT.equals(manager);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (entities: ");
		result.append(entities);
		result.append(", flushes: ");
		result.append(flushes);
		result.append(", flushesInBatches: ");
		result.append(flushesInBatches);
		result.append(", clears: ");
		result.append(clears);
		result.append(", nested: ");
		result.append(nested);
		result.append(", persist: ");
		result.append(persist);
		result.append(", flush: ");
		result.append(flush);
		result.append(", held: ");
		result.append(held);
		result.append(", manager: ");
		result.append(manager);
		result.append(')');
		return result.toString();
	}

} // PersistLoop
