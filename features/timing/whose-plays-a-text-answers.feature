Feature: Whose plays a text answers
  What answers the opponent's cards answers no cards of one's own.

  @ruling=custom-timing-64
  Rule: A card that answers what the opponent plays is not played against one's own card

    Scenario Outline: Alice plays Red Alert!, <who> answers with Energy Vortex, and that is <verdict>
      Given Alice has:
        | card       | where   |
        | Red Alert! | in hand |
      And <who> has:
        | card          | where   |
        | Energy Vortex | in hand |
      When Alice plays "Red Alert!"
      And <who> responds with "Energy Vortex"
      Then that is <verdict>

      Examples: Alice herself, and her opponent
        | who   | verdict |
        | Alice | illegal |
        | Bob   | legal   |
