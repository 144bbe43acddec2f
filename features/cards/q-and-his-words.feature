Feature: Q and his words, as printed
  What comes from the Q-Continuum, and what it takes.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-346
  Rule: Whose opponent meets Q puts up to two Q cards on top of his Q-Continuum

    @frame=many
    Example: he takes two of three, from his draw deck and his hand
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card              | where              |
        | Q-Flash           | on the table       |
        | Q                 | under "Excavation" |
        | Door-Net [first]  | in draw deck       |
        | Door-Net [second] | in hand            |
        | Door-Net [third]  | in draw deck       |
        | Data              | in draw deck       |
      When Alice attempts "Excavation"
      And Bob chooses "Door-Net" [first] and "Door-Net" [second] from "Door-Net" [first], "Door-Net" [second], "Door-Net" [third] and none
      Then "Door-Net" [first] and "Door-Net" [second] are now in Bob's Q-Continuum
      And "Door-Net" [third] is still in Bob's draw deck
      And "Worf" is now stopped

  @ruling=custom-cards-349
  Rule: Under Fightin' Words those with three skill dots or more lose their first two skills

    Example: of Alice's a scholar loses them, and a layman does not, and of Bob's nobody
      Given these made-up cards:
        | card    | type      | affiliations | skills                    |
        | Scholar | personnel | Federation   | Physics, Geology, Honor   |
        | Layman  | personnel | Federation   | Physics, Geology          |
        | Captain | personnel | Klingon      | Physics, Geology, Honor   |
      And Alice has:
        | card    | where           |
        | Scholar | on "Excavation" |
        | Layman  | on "Excavation" |
      And Bob has:
        | card           | where                        |
        | Fightin' Words | on Alice's side of the table |
        | Captain        | on "Excavation"              |
      Then the skills of "Scholar" include Honor
      And the skills of "Scholar" do not include Physics
      And the skills of "Scholar" do not include Geology
      And the skills of "Layman" include Physics
      And the skills of "Captain" include Physics

  @ruling=custom-cards-350
  Rule: Whoever suffers from Fightin' Words is rid of them by beginning a battle of personnel

    @frame=many
    Example: one that Bob begins is no help, and one that Alice begins is
      Given these made-up cards:
        | card    | type      | affiliations | classification | strength |
        | Warrior | personnel | Klingon      | OFFICER        | 7        |
        | Guard   | personnel | Romulan      | OFFICER        | 7        |
      And Alice has:
        | card    | where           |
        | Warrior | on "Excavation" |
      And Bob has:
        | card           | where                        |
        | Fightin' Words | on Alice's side of the table |
        | Guard          | on "Excavation"              |
      And it is Bob's turn
      When Bob attacks "Warrior" with "Guard"
      Then "Fightin' Words" is still on Alice's side of the table
      When Bob ends the turn
      And Alice attacks "Guard" with "Warrior"
      Then "Fightin' Words" has been nullified

  @ruling=custom-cards-351
  Rule: Besides a battle nothing but Oof! nullifies Fightin' Words

    @frame=many
    Scenario Outline: Q2 answers <dilemma>, and that is <verdict>
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Q2   | in hand         |
      And Bob has:
        | card        | where              |
        | Beware of Q | on the table       |
        | <dilemma>   | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Q2"
      Then that is <verdict>

      Examples: The words, and Q himself
        | dilemma        | verdict |
        | Fightin' Words | illegal |
        | Q              | legal   |

  @ruling=custom-cards-357
  Rule: Mortal Q nullifies Q where he is

    @frame=many
    Example: with him there Q is nullified, and Archer is met
      Given Alice has:
        | card     | where           |
        | Mortal Q | on "Excavation" |
        | Worf     | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Q      | under "Excavation" |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Q" has been nullified
      And "Archer" has been encountered
      And "Archer" has not been nullified

  @ruling=custom-cards-358
  Rule: Once Mortal Q is in play his player's Q-Continuum is closed

    Example: he reports, and Alice's is closed, and Bob's is not
      Given Alice has:
        | card                | where           |
        | Q-Flash             | on the table    |
        | Federation Outpost  | at "Excavation" |
        | Mortal Q            | in hand         |
      And Bob has:
        | card          | where        |
        | Q-Flash [his] | on the table |
      When Alice reports "Mortal Q" to "Federation Outpost"
      Then "Mortal Q" is now aboard "Federation Outpost"
      And Alice's "Q-Flash" is now closed
      And "Q-Flash" [his] is still not closed
      And nothing else has changed
