Feature: Raise the Stakes
  Who plays it offers to play for a card out of the loser's deck.

  Background:
    Given these made-up cards:
      | card        | type      | kind   | attempted by | requires    | points | skills      | affiliations |
      | Buried City | mission   | planet | any          | Archaeology | 30     |             |              |
      | Sunken City | mission   | planet | any          | Archaeology | 30     |             |              |
      | Old Digger  | personnel |        |              |             |        | Archaeology | Federation   |

  @ruling=faq96-38-raise-the-stakes-02
  Rule: The opponent forfeits at once, or agrees that the winner takes a card at random out of the loser's deck

    Background:
      Given Alice has:
        | card             | where                           |
        | Buried City      | in the Alpha Quadrant spaceline |
        | Raise the Stakes | in hand                         |

    @part=forfeit
    Example: Bob would rather lose the game than a card
      Given Bob has 95 points
      And Bob has:
        | card  | where            |
        | Taris | on "Buried City" |
      When Alice plays "Raise the Stakes"
      And Bob chooses the word "forfeit"
      Then Alice has won the game
      And "Taris" goes home with Bob
      And "Raise the Stakes" is still in Alice's core
      And nothing else has changed

    @frame=unsayable @part=accept
    Example: Bob accepts, Alice wins, and takes one of his cards home
      Given Alice has 75 points
      And Alice has:
        | card       | where            |
        | Old Digger | on "Buried City" |
      And Bob has:
        | card  | where            |
        | Taris | on "Buried City" |
        | Galen | in draw deck     |
        | Kurn  | in hand          |
      When Alice plays "Raise the Stakes"
      Then these are illegal:
        | action                       |
        | Alice attempts "Buried City" |
      When Bob chooses the word "accept"
      And Alice attempts "Buried City"
      And chance chooses "Galen" from "Taris", "Galen" and "Kurn"
      Then Alice has won the game
      And "Galen" goes home with Alice
      And "Taris" and "Kurn" go home with Bob
      And "Old Digger" goes home with Alice
      And "Raise the Stakes" is still in Alice's core

    @frame=unsayable @part=accept
    Example: Bob accepts, Bob wins, and takes one of hers
      Given Bob has 75 points
      And Alice has:
        | card | where   |
        | Data | in hand |
      And Bob has:
        | card        | where                           |
        | Sunken City | in the Alpha Quadrant spaceline |
        | Old Digger  | on "Sunken City"                |
      When Alice plays "Raise the Stakes"
      And Bob chooses the word "accept"
      And Alice ends the turn
      And Bob attempts "Sunken City"
      And chance chooses "Data"
      Then Bob has won the game
      And "Data" goes home with Bob
      And "Raise the Stakes" goes home with Alice
      And "Data" is still in Alice's hand
      And "Raise the Stakes" is still in Alice's core
      And it is still Bob's turn

  @ruling=faq96-38-raise-the-stakes-01
  Rule: When it is destroyed, what was agreed holds no longer

    Example: Kevin Uxbridge lowers the stakes, and Alice wins nothing but the game
      Given Alice has 75 points
      And Alice has:
        | card             | where                           |
        | Buried City      | in the Alpha Quadrant spaceline |
        | Old Digger       | on "Buried City"                |
        | Raise the Stakes | in hand                         |
      And Bob has:
        | card           | where            |
        | Kevin Uxbridge | in hand          |
        | Taris          | on "Buried City" |
      When Alice plays "Raise the Stakes"
      And Bob chooses the word "accept"
      And Bob plays "Kevin Uxbridge" on "Raise the Stakes"
      And Alice attempts "Buried City"
      Then Alice has won the game
      And "Taris" and "Kevin Uxbridge" go home with Bob
      And "Raise the Stakes" goes home with Alice
      And Alice now has 105 points
      And "Buried City" is now completed
      And "Raise the Stakes" is still in Alice's discard pile
      And "Kevin Uxbridge" is still in Bob's discard pile
      And nothing else has changed
