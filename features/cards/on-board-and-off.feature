Feature: On board and off again, as printed
  What comes to lie on a ship or a mission, and who takes it away.

  @ruling=custom-cards-97
  Rule: Subspace Seaweed lowers the RANGE of the ship

    @frame=many
    Example: it takes 3 where nobody navigates
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Subspace Seaweed | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Subspace Seaweed" is now on "U.S.S. Enterprise"
      And the RANGE of "U.S.S. Enterprise" is now 6

  @ruling=custom-cards-98
  Rule: Transporter Skill beams Subspace Seaweed to a Science Lab

    @frame=many
    Example: the ship is free of it
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card              | where                      |
        | Nor               | at "Eliminate Virus"       |
        | Docking Ports     | in the sites of "Nor"      |
        | Science Lab       | in the sites of "Nor"      |
        | U.S.S. Enterprise | at "Eliminate Virus"       |
        | Miles O'Brien     | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                  |
        | Subspace Seaweed | on "U.S.S. Enterprise" |
      When Alice uses "Miles O'Brien" on "Subspace Seaweed"
      Then "Subspace Seaweed" is no longer on "U.S.S. Enterprise"
      And the RANGE of "U.S.S. Enterprise" is now 9
