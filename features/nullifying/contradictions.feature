Feature: One board, several laws of nullifying
  The same event, and whether it is too late to undo it.

  Rule: Kevin Uxbridge and a Supernova that has had its effect

    @frame=open
    Scenario Outline: Bob plays Kevin Uxbridge on a <event> that is in play, and that is <verdict>
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card             | where               |
        | Tox Uthat        | on the table        |
        | Supernova        | in hand             |
        | Distortion Field | on "Relief Mission" |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And this has happened:
        | action                                  |
        | Alice plays "Supernova" on "Excavation" |
      When Bob plays "Kevin Uxbridge" on "<event>"
      Then that is <verdict>

      @ruling=faq96-38-supernova-03
      Examples: In 1996 he comes too late
        | event            | verdict |
        | Supernova        | illegal |
        | Distortion Field | legal   |

      @ruling=1eS-supernova-14
      Examples: In the Glossary he nullifies the event, and restores nothing
        | event     | verdict |
        | Supernova | legal   |
