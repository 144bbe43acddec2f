Feature: Love Interests in 1996
  Somebody runs off with a lover to the furthest planet, and may be used there, and fetched back.

  Background:
    Given these made-up cards:
      | card          | type    | kind   | span | points | attempted by | requires | affiliations | staffing | range |
      | Lost Colony   | mission | planet | 2    | 30     | Federation   | Honor    |              |          |       |
      | Light Cruiser | ship    |        |      |        |              |          | Federation   | command  | 8     |
    And the spaceline:
      | mission      |
      | Excavation   |
      | Plunder Site |
      | Lost Colony  |

  @ruling=faq96-322-love-interests-01
  Rule: Male's Love Interest takes any male, a child as well

    Example: Alexander is a boy, and runs off nevertheless
      Given Alice has:
        | card               | where           |
        | Alexander Rozhenko | on "Excavation" |
        | Worf               | on "Excavation" |
        | Deanna Troi        | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Alexander Rozhenko" from "Alexander Rozhenko" and "Worf"
      Then "Alexander Rozhenko" is now on "Lost Colony"
      And "Worf" and "Deanna Troi" are still on "Excavation"
      And "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-love-interests-02
  Rule: Female's Love Interest takes any female, a child as well

    Example: young Calloway runs off
      Given Alice has:
        | card        | where           |
        | Calloway    | on "Excavation" |
        | Deanna Troi | on "Excavation" |
        | Worf        | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Female's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Calloway" from "Calloway" and "Deanna Troi"
      Then "Calloway" is now on "Lost Colony"
      And "Deanna Troi" and "Worf" are still on "Excavation"
      And "Female's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-love-interests-03
  Rule: A hologram is taken, too, and finds itself deactivated aboard its ship

    Example: Fek'lhr goes no further than the Bortas
      Given Alice has:
        | card            | where             |
        | Holo-Projectors | on the table      |
        | Bortas          | at "Plunder Site" |
        | Fek'lhr         | on "Plunder Site" |
      And Bob has:
        | card                 | where                |
        | Male's Love Interest | under "Plunder Site" |
      When Alice attempts "Plunder Site"
      Then "Fek'lhr" is now aboard "Bortas"
      And "Fek'lhr" is now deactivated
      And "Male's Love Interest" is now in Bob's discard pile
      When Alice ends the turn
      Then "Fek'lhr" is still deactivated
      When Bob ends the turn
      Then "Fek'lhr" is no longer deactivated
      And nothing else has changed

    Example: Selok, who is no hologram, goes all the way, and Tomek does not
      Given Alice has:
        | card            | where           |
        | Holo-Projectors | on the table    |
        | Romulan Shuttle | at "Excavation" |
        | Tomek           | on "Excavation" |
        | Selok           | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                   |
        | Male's Love Interest   |
        | Female's Love Interest |
      When Alice attempts "Excavation"
      Then "Tomek" is now aboard "Romulan Shuttle"
      And "Tomek" is now deactivated
      And "Selok" is now on "Lost Colony"
      And "Selok" is still not deactivated
      And "Male's Love Interest" and "Female's Love Interest" are now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-love-interests-04
  Rule: Who ran off may attempt the mission at the new place, and even complete it

    @part=attempt @part=complete
    Example: Worf alone does what Lost Colony asks for
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice attempts "Lost Colony"
      Then "Lost Colony" is now completed
      And Alice now has 30 points
      And "Calloway" is still on "Excavation"
      And "Worf" is still on "Lost Colony"
      And "Male's Love Interest" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-love-interests-05
  Rule: A ship that comes there beams him up, and nobody has to go down for him

    Example: Calloway stays aboard and beams him up
      Given Alice has:
        | card          | where                  |
        | Light Cruiser | at "Lost Colony"       |
        | Calloway      | aboard "Light Cruiser" |
        | Worf          | on "Excavation"        |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" is now on "Lost Colony"
      When Alice beams "Worf" to "Light Cruiser"
      Then "Worf" is now aboard "Light Cruiser"
      And "Calloway" is still aboard "Light Cruiser"
      And "Male's Love Interest" is still in Bob's discard pile
      And nothing else has changed

    Example: while he is stopped he is not beamed up, and he is when the next turn has come
      Given Alice has:
        | card          | where                  |
        | Light Cruiser | at "Lost Colony"       |
        | Calloway      | aboard "Light Cruiser" |
        | Worf          | on "Excavation"        |
      And Bob has:
        | card                 | where               |
        | Male's Love Interest | under "Excavation"  |
        | Matriarchal Society  | under "Lost Colony" |
      When Alice attempts "Excavation"
      And Alice attempts "Lost Colony"
      Then "Worf" is now stopped
      And "Calloway" is still not stopped
      When Alice beams "Worf" to "Light Cruiser"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice beams "Worf" to "Light Cruiser"
      Then "Worf" is now aboard "Light Cruiser"
      And "Male's Love Interest" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-love-interests-06
  Rule: From then on he is like any other personnel

    Example: once aboard he commands the ship
      Given Alice has:
        | card          | where                  |
        | Light Cruiser | at "Lost Colony"       |
        | Calloway      | aboard "Light Cruiser" |
        | Worf          | on "Excavation"        |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice moves "Light Cruiser" to "Plunder Site"
      Then that is illegal
      When Alice beams "Worf" to "Light Cruiser"
      And Alice moves "Light Cruiser" to "Plunder Site"
      Then "Light Cruiser" is now at "Plunder Site"
      And "Calloway" and "Worf" are still aboard "Light Cruiser"
      And "Male's Love Interest" is still in Bob's discard pile
      And nothing else has changed
