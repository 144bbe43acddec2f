Feature: Alien Parasites aboard
  Which ship the infected go back to, and who is controlled there.

  @ruling=custom-cards-242
  Rule: Alien Parasites send a team to a ship of its player's at the location, and give the opponent what is hers there

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | integrity | range |
        | Plain Ann  | personnel | Federation   | 7         |       |
        | Plain Spy  | personnel | Romulan      | 7         |       |
        | Plain Ship | ship      | Federation   |           | 8     |

    @frame=many
    Example: of Alice's ship, Bob's and one that is elsewhere it is hers in orbit to which she goes
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card             | where               |
        | Plain Ann        | on "Excavation"     |
        | Plain Ship       | at "Excavation"     |
        | Plain Ship [far] | at "Relief Mission" |
      And Bob has:
        | card             | where              |
        | Plain Ship [his] | at "Excavation"    |
        | Alien Parasites  | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Plain Ann" is now aboard "Plain Ship"
      And "Plain Ship" and "Plain Ann" are now controlled by Bob
      And "Plain Ship" [far] is still not controlled by Bob

    @frame=many
    Example: Bob's spy aboard is still Bob's when Alice has her ship again
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card             | where           |
        | Plain Ann        | on "Excavation" |
        | Plain Ship       | at "Excavation" |
      And Bob has:
        | card            | where               |
        | Plain Spy       | aboard "Plain Ship" |
        | Alien Parasites | under "Excavation"  |
      When Alice attempts "Excavation"
      Then "Plain Ship" is now controlled by Bob
      When Bob ends the turn
      Then "Plain Ship" and "Plain Ann" are now controlled by Alice
      And "Plain Spy" is still controlled by Bob
