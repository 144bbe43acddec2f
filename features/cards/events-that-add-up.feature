Feature: Events that add up, as printed
  Several copies of one event, or one for several players.

  @ruling=custom-cards-488
  Rule: Each Raise the Stakes takes another card

    @frame=unsayable
    Scenario Outline: Bob agrees to two, and to take <card> after Taris is <verdict>
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires    | points | skills      | affiliations |
        | Buried City | mission   | planet | any          | Archaeology | 30     |             |              |
        | Old Digger  | personnel |        |              |             |        | Archaeology | Federation   |
      And Alice has 75 points
      And the spaceline:
        | mission     | seeded by |
        | Buried City | Alice     |
      And Alice has:
        | card                   | where            |
        | Old Digger             | on "Buried City" |
        | Raise the Stakes [one] | in hand          |
        | Raise the Stakes [two] | in hand          |
      And Bob has:
        | card    | where            |
        | Taris   | on "Buried City" |
        | Tomalak | on "Buried City" |
        | Mendak  | on "Buried City" |
      When Alice plays "Raise the Stakes" [one]
      And Bob chooses the word "accept"
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Raise the Stakes" [two]
      And Bob chooses the word "accept"
      And Alice attempts "Buried City"
      And chance chooses "Taris"
      And chance chooses "<card>"
      Then that is <verdict>

      Examples:
        | card    | verdict |
        | Tomalak | legal   |
        | Taris   | illegal |

  @ruling=custom-cards-489
  Rule: The Traveler: Transcendence lies beside the draw deck that its player names, and that player draws

    @frame=many
    Scenario Outline: beside <whose> deck, and at the end of <turn> turn <who> has drawn one more
      Given Alice has:
        | card                        | where   |
        | The Traveler: Transcendence | in hand |
      And Alice's draw deck holds ten cards
      And Bob's draw deck holds ten cards
      When Alice plays "The Traveler: Transcendence" <place>
      And Alice ends the turn
      Then Alice's draw deck now holds <hers>
      When Bob ends the turn
      Then Bob's draw deck now holds <his>

      Examples:
        | whose | turn  | who   | place                        | hers        | his         |
        | Bob's | Bob's | Bob   | on Bob's side of the table   | nine cards  | eight cards |
        | her   | her   | Alice | on Alice's side of the table | eight cards | nine cards  |

  @ruling=custom-cards-490
  Rule: Two of The Traveler: Transcendence beside one deck are no more than one

    @frame=many
    Example: with two Alice draws two cards at the end of her turn
      Given Alice has:
        | card                              | where        |
        | The Traveler: Transcendence [one] | on the table |
        | The Traveler: Transcendence [two] | on the table |
      And Alice's draw deck holds ten cards
      When Alice ends the turn
      Then Alice's draw deck now holds eight cards

  @ruling=custom-cards-492
  Rule: After use Ready Room Door may lie on an event of its player's that is a Captain's Order

    Example: it is laid on the order that it has fetched
      Given Alice has:
        | card                      | where        |
        | Ready Room Door           | in hand      |
        | Red Alert!                | on the table |
        | Defiant Dedication Plaque | in draw deck |
      And Bob has:
        | card          | where        |
        | Lower Decks   | on the table |
      When Alice plays "Ready Room Door"
      And Alice chooses "Defiant Dedication Plaque" from "Defiant Dedication Plaque" and none
      Then "Ready Room Door" is now on "Defiant Dedication Plaque"
      And "Defiant Dedication Plaque" is now on the table
      And nothing else has changed
