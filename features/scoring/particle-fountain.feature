Feature: Particle Fountain
  Five points for whoever has just completed a planet mission, with two ENGINEER in the Away Team.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | attempted by | requires    | points | skills      | affiliations |
      | Buried City  | mission   | planet | any          | Archaeology | 30     |             |              |
      | Sunken City  | mission   | planet | any          | Archaeology | 30     |             |              |
      | Old Digger   | personnel |        |              |             |        | Archaeology | Federation   |
      | Master Smith | personnel |        |              |             |        | ENGINEER x2 | Federation   |

  @ruling=faq96-39-particle-fountain-01
  Rule: It is not played on the mission that the opponent has just scored, whoever of one's own is there

    Background:
      Given these locations:
        | location    | seeded by | quadrant |
        | Buried City | Bob       | Alpha    |
        | Sunken City | Alice     | Alpha    |

    Example: Bob has completed the mission, and her ENGINEER is there in vain
      Given it is Bob's turn
      And Alice has:
        | card              | where            |
        | Master Smith      | on "Buried City" |
        | Particle Fountain | in hand          |
      And Bob has:
        | card       | where            |
        | Old Digger | on "Buried City" |
      When Bob attempts "Buried City"
      And Alice responds with "Particle Fountain"
      Then that is illegal
      And Alice still has 0 points
      And "Particle Fountain" is still in Alice's hand
      And Bob still has 30 points
      And "Buried City" is still completed
      And nothing else has changed

    Example: Alice has completed it, and plays it on her own success
      Given Alice has:
        | card              | where            |
        | Master Smith      | on "Sunken City" |
        | Old Digger        | on "Sunken City" |
        | Particle Fountain | in hand          |
      When Alice attempts "Sunken City"
      And Alice responds with "Particle Fountain"
      Then Alice now has 35 points
      And "Sunken City" is still completed
      And "Particle Fountain" is now in Alice's point area
      And nothing else has changed
