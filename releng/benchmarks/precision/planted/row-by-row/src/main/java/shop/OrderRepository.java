package shop;

import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.repository.EntityGraph;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;

public interface OrderRepository extends JpaRepository<Order, Long> {

	@Query("select o from Order o left join fetch o.lines where o.customer = ?1")
	Page<Order> ofCustomer(String customer, Pageable page);

	@EntityGraph(attributePaths = "customer")
	Page<Order> findByOpenTrue(Pageable page);
}
